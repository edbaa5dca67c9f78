/** How somebody last did something here: whoever uses the keyboard is given the focus where it goes on. */
export const input = { byKeys: false }

export function watchInput(): void {
  addEventListener('keydown', () => (input.byKeys = true), true)
  addEventListener('pointerdown', () => (input.byKeys = false), true)
}
