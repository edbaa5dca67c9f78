import { expect, test } from 'vitest'
import { BoardTable } from '../../lib/table.svelte'
import type { KnownView } from '../../lib/views'
import { viewWith } from '../../lib/views.samples'
import { sorted } from './cards'
import type { CardFigures, Person, Public } from './types'
import { type LifeTable, parts, scattered, seenHand, tally, waits } from './view'

const CARDS: Record<string, CardFigures> = {
  'study-single': { family: 'study', smiles: 1 },
  'study-double': { family: 'study', smiles: 1 },
  'wage-1': { family: 'wage', smiles: 1 },
  'wage-2': { family: 'wage', smiles: 1 },
  'job-guru': { family: 'job', smiles: 0 },
  'child-leia': { family: 'child', smiles: 2 },
  'pet-cat': { family: 'pet', smiles: 1 },
  'pet-unicorn': { family: 'pet', smiles: 3 },
  'weapon-axe': { family: 'weapon', smiles: 0 },
  'malus-jail': { family: 'malus', smiles: 0 },
  'malus-virus': { family: 'malus', smiles: 0 },
  'special-rainbow': { family: 'special', smiles: 0 },
  'special-shooting-star': { family: 'special', smiles: 0 },
  'event-armageddon': { family: 'event', smiles: 0 },
  'event-purge': { family: 'event', smiles: 0 },
}

const QUIET: Public = {
  turn: 0,
  turns: 1,
  running: [],
  monsters: [],
  turned: false,
  casino: null,
  bettor: null,
  invasion: null,
  waiting_purge: null,
  card: null,
  victim: null,
  strength: null,
  threw: null,
}

function person(seat: number, smiles: number): Person {
  const work = { level: 0, job: null, wage_limit: 0, money: 0, skips: 0, hand_size: 5 }
  const home = { married: false, unfaithful: false, free_house: false, used_flirts: [] }
  return { seat, smiles, ...work, ...home, defence: 0, imprisons: false, protected: null }
}

interface Facts {
  heaps?: Record<string, string[]>
  smiles?: number
  facts?: Partial<Public>
  known?: KnownView[]
}

/** A table of two with only these known cards and facts. */
function table({ heaps = {}, smiles = 0, facts = {}, known = [] }: Facts): LifeTable {
  const hands = [0, 1].map((seat) => ({ name: `hand:${seat}`, owner: seat, ordered: false, count: 5, cards: [] }))
  const laid = Object.entries(heaps).map(([name, cards]) => {
    return { name, owner: 0, ordered: false, count: cards.length, cards }
  })
  const view = {
    ...viewWith({ seats: 2, zones: [...hands, ...laid], waiting: [0], known }),
    players: [person(0, smiles), person(1, 0)],
    public: { ...QUIET, ...facts },
  }
  const words = {
    game: 'x',
    language: 'en' as const,
    title: '',
    words: {},
    rules: [],
    figures: { studies: 6, cards: CARDS },
  }
  const moment = { seat: null, view, names: ['P0', 'P1'], phase: '', question: null, options: [], result: null }
  return new BoardTable(moment, words, { choose: () => {}, why: () => {}, inspect: () => {} })
}

test('a hand lies in the order of the boxes, unseen cards last', () => {
  expect(sorted(table({}), ['malus-jail', null, 'job-guru', 'study-single'])).toEqual([
    'study-single',
    'job-guru',
    'malus-jail',
    null,
  ])
})

test('smiles are told by family, with the Unicorn that counts twice and the Virus that takes away', () => {
  const heaps = {
    'studies:0': ['study-single', 'study-double'],
    'belongings:0': ['pet-unicorn'],
    'flipped:0': ['special-rainbow', 'special-shooting-star', 'wage-1'],
    'malus:0': ['malus-virus'],
  }
  expect(tally(table({ heaps, smiles: 6 }), 0)).toEqual([
    { family: 'study', smiles: 2 },
    { family: 'wage', smiles: 1 },
    { family: 'pet', smiles: 6 },
    { family: 'malus', smiles: -3 },
  ])
})

test('an attack goes from the player at turn to the one who is asked', () => {
  const about = (facts: Partial<Public>) => parts(table({ facts }))
  expect(about({ card: 'weapon-axe', turn: 1, victim: 1 })).toEqual({ by: 1, to: [0] })
  expect(about({ card: 'weapon-axe', turn: 0, victim: 1 })).toEqual({ by: null, to: [1] })
  expect(about({ card: 'event-armageddon', turn: 1, victim: 1 })).toEqual({ by: null, to: [1] })
  expect(about({ card: null, turn: 1, victim: null })).toEqual({ by: null, to: [] })
})

test('nothing but a wage can be a bet: other cards that were seen are in a hand', () => {
  const seen = (kind: string, ...places: string[]) => ({
    contents: [kind],
    among: Object.fromEntries(places.map((zone) => [zone, 1])),
    places: {},
  })
  const known = [
    seen('child-leia', 'hand:0', 'hand:1', 'bets'),
    seen('wage-2', 'hand:0', 'hand:1', 'bets'),
    seen('pet-cat', 'hand:1', 'bets'),
  ]
  const spread = table({ known })
  expect(scattered(spread)).toEqual([
    { names: ['P0', 'P1'], bet: false, kinds: [{ kind: 'child-leia', count: 1 }] },
    { names: ['P0', 'P1'], bet: true, kinds: [{ kind: 'wage-2', count: 1 }] },
  ])
  expect(seenHand(spread, 1)).toEqual(['pet-cat'])
})

test('a Purge waits while there are aliens', () => {
  const aliens = table({ facts: { invasion: { target: 9, thrown: 0 } } })
  expect(['event-purge', 'crisis-food'].map((plague) => waits(aliens, plague))).toEqual([true, false])
  expect(waits(table({}), 'event-purge')).toBe(false)
})
