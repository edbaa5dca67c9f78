import { expect, test } from 'vitest'
import type { BoardTable } from '../../lib/table.svelte'
import { parts, scattered, seenHand, sorted, tally, waits } from './view'

/** A table of two, of which only these cards and facts are known. */
function table(heaps: Record<string, string[]>, smiles: number, facts: object = {}): BoardTable {
  const zone = (name: string) => ({ name, owner: 0, ordered: false, count: 0, cards: heaps[name] ?? [] })
  const view = { players: [{ smiles }, { smiles: 0 }], public: facts, waiting: [0] }
  return { zone, view } as unknown as BoardTable
}

test('a hand lies in the order of the boxes, unseen cards last', () => {
  expect(sorted(['malus-jail', null, 'job-guru', 'study-single'])).toEqual([
    'study-single',
    'job-guru',
    'malus-jail',
    null,
  ])
})

test('smiles are told by family, with the Unicorn that counts twice and the Virus that takes away', () => {
  const life = {
    'studies:0': ['study-single', 'study-double'],
    'belongings:0': ['pet-unicorn'],
    'flipped:0': ['special-rainbow', 'special-shooting-star', 'wage-1'],
    'malus:0': ['malus-virus'],
  }
  expect(tally(table(life, 6), 0)).toEqual([
    { family: 'study', smiles: 2 },
    { family: 'wage', smiles: 1 },
    { family: 'pet', smiles: 6 },
    { family: 'malus', smiles: -3 },
  ])
})

test('an attack goes from the player at turn to whoever is asked', () => {
  expect(parts(table({}, 0, { card: 'weapon-axe', turn: 1, victim: 1 }))).toEqual({ by: 1, to: [0] })
  expect(parts(table({}, 0, { card: 'weapon-axe', turn: 0, victim: 1 }))).toEqual({ by: null, to: [1] })
  expect(parts(table({}, 0, { card: 'event-armageddon', turn: 1, victim: 1 }))).toEqual({ by: null, to: [1] })
  expect(parts(table({}, 0, { card: null, turn: 1, victim: null }))).toEqual({ by: null, to: [] })
})

test('nothing but a wage can be a bet: other cards that were seen are in a hand', () => {
  const seen = (kind: string, ...places: string[]) => ({
    contents: [kind],
    among: Object.fromEntries(places.map((zone) => [zone, 1])),
  })
  const known = [
    seen('child-leia', 'hand:0', 'hand:1', 'bets'),
    seen('wage-2', 'hand:0', 'hand:1', 'bets'),
    seen('pet-cat', 'hand:1', 'bets'),
  ]
  const zone = (name: string) => ({ name, owner: Number(name.split(':')[1]), ordered: false, count: 5, cards: [] })
  const spread = { zone, view: { known }, name: (seat: number) => `P${seat}` } as unknown as BoardTable
  expect(scattered(spread)).toEqual([
    { names: ['P0', 'P1'], bet: false, kinds: [{ kind: 'child-leia', count: 1 }] },
    { names: ['P0', 'P1'], bet: true, kinds: [{ kind: 'wage-2', count: 1 }] },
  ])
  expect(seenHand(spread, 1)).toEqual(['pet-cat'])
})

test('a Purge waits while there are aliens', () => {
  const aliens = table({}, 0, { invasion: { target: 9, thrown: 0 } })
  expect(['event-purge', 'crisis-food'].map((plague) => waits(aliens, plague))).toEqual([true, false])
  expect(waits(table({}, 0, { invasion: null }), 'event-purge')).toBe(false)
})
