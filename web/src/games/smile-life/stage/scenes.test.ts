import { expect, test } from 'vitest'
import declared from '../../../../../src/croupier/shelf/smile_life/beats.py?raw'
import type { Beat } from '../../../lib/protocol'
import { sounds } from '../sounds'
import { NOTE_SIGNS, SCENES, sceneOf, swapped, TORN } from './scenes'

const BEATS = [...declared.matchAll(/Beat\("([a-z-]+)"/g)].map(([, name]) => name)

test('only moments that the rules mark are staged and heard', () => {
  expect(BEATS.length).toBeGreaterThan(50)
  for (const name of [...Object.keys(SCENES), ...Object.keys(NOTE_SIGNS), ...TORN, ...Object.keys(sounds)])
    expect(BEATS).toContain(name)
})

test('a moment without a scene is a note about its player, or its title alone', () => {
  const beat = (beat: string, facts: Beat['facts']) => sceneOf({ beat, facts } as Beat)
  expect(beat('laid', { seat: 1, card: 'pet-cat' })).toBe('note')
  expect(beat('bombing', { target: 0, card: 'pet-cat', hit: true })).toBe('note')
  expect(beat('malus', { seat: 1, target: 0, card: 'malus-jail' })).toBe('duel')
  expect(beat('ebb', {})).toBe('title')
})

test('a swap shows its cards to those who may know them', () => {
  const told = (cards: (string | null)[]) =>
    swapped({ events: [{ n: 1, event: 'swapped', cards }] } as unknown as Beat, 'swapped')
  expect(told(['wage-1'])).toBe('wage-1')
  expect(told([null])).toBeNull()
  expect(swapped({ events: [] } as unknown as Beat, 'swapped-for')).toBeNull()
})
