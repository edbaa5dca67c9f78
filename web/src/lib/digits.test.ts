import { expect, test } from 'vitest'
import { Digits } from './digits'

test('a digit that follows the one before too soon only points at its answer', () => {
  const typed = new Digits()
  typed.ask(0)
  expect(typed.gives('move', 5_000)).toBe(true)
  typed.ask(5_200)
  expect(typed.gives('go:1', 5_300)).toBe(false)
  expect(typed.gives('go:2', 5_400)).toBe(false)
})

test('it gives the answer when it is typed again, and once the question is no longer new', () => {
  const typed = new Digits()
  typed.ask(0)
  expect(typed.gives('go:1', 100)).toBe(false)
  expect(typed.gives('go:1', 300)).toBe(true)
  typed.ask(1_000)
  expect(typed.gives('go:1', 1_100)).toBe(false)
  expect(typed.gives('go:2', 2_000)).toBe(true)
})
