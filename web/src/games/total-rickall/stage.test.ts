import { describe, expect, it } from 'vitest'
import type { Happening } from '../../lib/happening'
import { carried, hands, shuffledBy, staged } from './stage'
import type { RickallTable } from './view'

const COLOURS = { badger: 'red', origami: 'red', notary: 'red', gary: 'blue', sergeant: 'red' } as const

function guest(character: keyof typeof COLOURS, more: object = {}) {
  return { character, colour: COLOURS[character], face_up: false, dented: false, ...more }
}

/** A table where the viewer on seat 0 is tied to the sergeant and has seen the second Identity of the centre. */
function table(events: Happening[] = []): RickallTable {
  const zones: Record<string, (string | null)[]> = { under: [null, 'real', null, null], 'secret:0': ['parasite'] }
  return {
    you: 0,
    events,
    figures: {
      actions: { 'jerry-red': { base: 'jerry', colour: 'red' } },
      characters: Object.fromEntries(
        Object.entries(COLOURS).map(([name, colour]) => [name, { colour, shuffled: name !== 'notary' }]),
      ),
    },
    view: {
      public: {
        centre: [guest('badger'), guest('origami', { face_up: true }), guest('notary'), guest('gary')],
        friends: [guest('sergeant', { owner: 0 })],
      },
    },
    zone: (name: string) => ({ cards: zones[name] ?? [] }),
  } as unknown as RickallTable
}

describe('what is staged', () => {
  it('shows a Character with what the viewer sees of its Identity', () => {
    expect(staged(table(), 'origami')).toEqual({ character: 'origami', colour: 'red', face: 'real', owner: null })
    expect(staged(table(), 'sergeant')).toEqual({ character: 'sergeant', colour: 'red', face: 'parasite', owner: 0 })
  })

  it('shows one that has left without an Identity', () => {
    const gone = table()
    gone.view.public.centre = []
    expect(staged(gone, 'gary')).toEqual({ character: 'gary', colour: 'blue', face: null, owner: null })
  })

  it('shuffles the hidden ones of the colour, friends too, but not those that are never shuffled', () => {
    expect(shuffledBy(table(), 'jerry-red').map(({ character }) => character)).toEqual(['badger', 'sergeant'])
  })

  it('shows the hands of the last vote only', () => {
    const events = [
      { n: 1, event: 'declared', seat: 2 },
      { n: 2, event: 'voted', seat: 0, vote: 'agree' },
      { n: 3, event: 'carried' },
      { n: 4, event: 'declared', seat: 1 },
      { n: 5, event: 'voted', seat: 2, vote: 'disagree' },
      { n: 6, event: 'voted', seat: 0, vote: 'agree' },
      { n: 7, event: 'not-carried' },
    ]
    expect(hands(table(events), 1)).toEqual([
      { seat: 1, agrees: true },
      { seat: 2, agrees: false },
      { seat: 0, agrees: true },
    ])
    expect(carried(table(events))).toBe(false)
  })
})
