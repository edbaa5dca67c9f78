/** Whether the last input came from the keyboard, so that the focus follows the game, or from a finger, which cannot point. */
export const input = { byKeys: false, byTouch: false }

/**
 * A new question stands under a mouse that rests: until it moves it points at nothing, and the page has no hover.
 * `data-still` on the root says so.
 */
export function rest(): void {
  document.documentElement.dataset.still = ''
}

export function rests(): boolean {
  return document.documentElement.dataset.still !== undefined
}

let [lastX, lastY] = [-1, -1]
function stir({ pointerType, screenX, screenY }: PointerEvent): void {
  if (pointerType === 'touch') return
  const moved = screenX !== lastX || screenY !== lastY
  lastX = screenX
  lastY = screenY
  if (moved && rests()) delete document.documentElement.dataset.still
}

export function watchInput(): void {
  addEventListener('pointermove', stir, true)
  addEventListener('keydown', ({ target }) => (input.byKeys ||= !isWriting(target)), true)
  addEventListener('pointerdown', () => (input.byKeys = false), true)
  // A finger is over a piece before it is down, and what the piece then selects depends on the kind of pointer.
  addEventListener('pointerover', ({ pointerType }) => (input.byTouch = pointerType === 'touch'), true)
}

/** Whether keys are typed into a text field: chatting is not playing by keyboard. */
function isWriting(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, textarea, select') !== null
}
