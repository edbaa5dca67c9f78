// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { rest, rests, watchInput } from './input'

function moves(pointerType: string, screenX: number) {
  dispatchEvent(new PointerEvent('pointermove', { pointerType, screenX, screenY: 5 }))
}

test('a mouse rests after a question until it moves, and a finger does not wake it', () => {
  watchInput()
  moves('mouse', 10)
  rest()
  moves('mouse', 10)
  moves('touch', 40)
  expect(rests()).toBe(true)
  moves('mouse', 11)
  expect(rests()).toBe(false)
})
