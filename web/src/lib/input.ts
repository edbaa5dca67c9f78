/** Whether the last input came from the keyboard, so that the focus follows the game, or from a finger, which cannot point. */
export const input = { byKeys: false, byTouch: false }

export function watchInput(): void {
  addEventListener('keydown', ({ target }) => (input.byKeys ||= !isWriting(target)), true)
  addEventListener('pointerdown', () => (input.byKeys = false), true)
  // A finger is over a piece before it is down, and what the piece then selects depends on the kind of pointer.
  addEventListener('pointerover', ({ pointerType }) => (input.byTouch = pointerType === 'touch'), true)
}

/** Whether keys are typed into a text field: chatting is not playing by keyboard. */
function isWriting(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, textarea, select') !== null
}
