import { expect, test } from 'vitest'
import type { BeatName, Facts } from '../types'
import type { LifeBeat } from '../view'
import { sceneOf, swapped } from './scenes'

test('a moment without a scene is a note about its player, or its title alone', () => {
  const beat = (beat: BeatName, facts: Facts) => sceneOf({ beat, facts } as LifeBeat)
  expect(beat('laid', { seat: 1, card: 'pet-cat' })).toBe('note')
  expect(beat('bombing', { target: 0, card: 'pet-cat', hit: true })).toBe('note')
  expect(beat('malus', { seat: 1, target: 0, card: 'malus-jail' })).toBe('duel')
  expect(beat('ebb', {})).toBe('title')
})

test('a swap shows its cards to those who may know them', () => {
  const told = (cards: (string | null)[]) =>
    swapped({ events: [{ n: 1, event: 'swapped', cards }] } as unknown as LifeBeat, 'swapped')
  expect(told(['wage-1'])).toBe('wage-1')
  expect(told([null])).toBeNull()
  expect(swapped({ events: [] } as unknown as LifeBeat, 'swapped-for')).toBeNull()
})
