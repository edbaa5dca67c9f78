import { expect, test } from 'vitest'
import { minutesOf } from './duration'
import type { DurationInfo, GameInfo } from './protocol'

function game(options: GameInfo['options'], durations: DurationInfo[]): GameInfo {
  return { options, durations } as unknown as GameInfo
}

const deck = { name: 'deck', default: 'full' } as GameInfo['options'][number]
const cards = game(
  [deck],
  [
    { seats: 2, options: { deck: 'full' }, minutes: 18, alone: 10 },
    { seats: 2, options: { deck: '1/2' }, minutes: 8, alone: 5 },
    { seats: 3, options: { deck: 'full' }, minutes: 43, alone: 23 },
  ],
)

test('a game takes as long as was measured for its seats and options', () => {
  expect(minutesOf(cards, 2, 2, { deck: '1/2' })).toBe(8)
  expect(minutesOf(cards, 2, 1, { deck: '1/2' })).toBe(5)
})

test('an option that was not chosen has its usual value', () => {
  expect(minutesOf(cards, 2, 2, {})).toBe(18)
})

test('a table of people and bots takes a time between, and long games are told in steps of five minutes', () => {
  expect(minutesOf(cards, 3, 2, {})).toBe(35)
})

test('nothing is told where nothing was measured', () => {
  expect(minutesOf(cards, 4, 4, {})).toBeNull()
  expect(minutesOf(game([], []), 2, 2, {})).toBeNull()
})

test('a number that was not measured takes a time in proportion', () => {
  const points = { name: 'points', default: 10 } as GameInfo['options'][number]
  const race = game(
    [points],
    [
      { seats: 2, options: { points: 5 }, minutes: 4, alone: 4 },
      { seats: 2, options: { points: 15 }, minutes: 12, alone: 12 },
    ],
  )
  expect(minutesOf(race, 2, 2, {})).toBe(8)
  expect(minutesOf(race, 2, 2, { points: 1 })).toBe(1)
  expect(minutesOf(race, 2, 2, { points: 20 })).toBe(16)
})
