/** Whether the last input came from the keyboard; then the focus follows the game. */
export const input = { byKeys: false }

export function watchInput(): void {
  addEventListener('keydown', () => (input.byKeys = true), true)
  addEventListener('pointerdown', () => (input.byKeys = false), true)
}
