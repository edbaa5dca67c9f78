import { expect, test } from 'vitest'
import type { BoardTable } from '../../lib/table.svelte'
import { parts, sorted, tally } from './view'

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
