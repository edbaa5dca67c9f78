import { expect, it } from 'vitest'
import { reconciled } from './reconciled'

const old = {
  zones: [
    { name: 'a', cards: [1, 2] },
    { name: 'b', cards: [] },
  ],
  result: null,
  turn: 1,
}

it('keeps what is equal, and only that', () => {
  const now = reconciled(old, { ...structuredClone(old), turn: 2, zones: [old.zones[0], { name: 'b', cards: [3] }] })
  expect(now).toEqual({ ...old, turn: 2, zones: [old.zones[0], { name: 'b', cards: [3] }] })
  expect(now.zones[0]).toBe(old.zones[0])
  expect(now.zones).not.toBe(old.zones)
  expect(reconciled(old, structuredClone(old))).toBe(old)
})

it.each([
  [{ a: 1 }, { b: 1 }],
  [{ a: undefined }, { b: undefined }],
  [[1, 2], [1]],
  [[1], { 0: 1 }],
  [{ a: [] }, { a: {} }],
  [null, { a: 1 }],
  [{ a: null }, { a: { b: 1 } }],
])('ends with the new data: %j becomes %j', (before, after) => {
  expect(reconciled(before, structuredClone(after))).toEqual(after)
})
