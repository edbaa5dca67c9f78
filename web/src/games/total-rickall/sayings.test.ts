import { expect, test } from 'vitest'
import { BoardTable } from '../../lib/table.svelte'
import { viewWith } from '../../lib/views.samples'
import { sayings } from './sayings'
import type { Claim, Standing } from './types'
import type { RickallTable } from './view'

const standing = (character: string, slot: number, face_up = false): Standing => ({
  slot,
  character,
  colour: 'red',
  face_up,
  dented: false,
})

function tableWith(claims: Claim[], offered: string[]): RickallTable {
  const zone = (name: string, cards: (string | null)[]) => ({
    name,
    owner: null,
    ordered: true,
    count: cards.length,
    cards,
  })
  const zones = [zone('under', ['real', null, 'parasite']), zone('identity', ['parasite', null])]
  const centre = [standing('gary', 0), standing('hamurai', 1), standing('gratin', 2, true)]
  const view = { ...viewWith({ zones }), public: { centre, friends: [], claims } }
  const options = offered.map((key) => ({ key, label: key, stakes: '', rule: '', waits: false, aside: true }))
  const moment = { seat: 0, view, names: ['Ada'], phase: '', question: null, options, result: null }
  const words = { language: 'en', words: { 'card-gary': 'Gary', 'card-real': 'Real', 'card-parasite': 'Parasite' } }
  const hands = { choose: () => {}, why: () => {}, inspect: () => {} }
  const table = new BoardTable(moment as never, words as never, hands) as unknown as RickallTable
  table.live = true
  return table
}

test('what only the viewer has seen can be said in one press, until it is said', () => {
  const labels = (claims: Claim[]) => sayings(tableWith(claims, ['speak'])).map(({ label }) => label)
  expect(labels([])).toEqual(['Say “the next Identity is a Parasite”', 'Say “Gary is Real”'])
  const said = { about: 'gary', says: 'real', rather_than: null } as const
  expect(labels([{ ...said, seat: 0 }])).toEqual(['Say “the next Identity is a Parasite”'])
  expect(labels([{ ...said, seat: 1 }])).toHaveLength(2)
  expect(sayings(tableWith([], ['speak'])).at(-1)?.keys).toEqual(['speak', 'say:real', 'about:gary'])
})

test('nothing is said where no player speaks', () => {
  expect(sayings(tableWith([], ['pass']))).toEqual([])
})

test('a vote has a button of its own between two effects, once a player', () => {
  const named = (table: RickallTable) => sayings(table).flatMap(({ vote, keys }) => (vote ? [keys.join(' ')] : []))
  const table = tableWith([], ['end-round', 'speak'])
  expect(named(table)).toEqual([])
  Object.assign(table.view, { phase: 'end', decision: { kind: 'end-round' } })
  expect(named(table)).toEqual(['speak declare'])
  Object.assign(table.view, { phase: 'action', decision: { kind: 'shoot' } })
  expect(named(table)).toEqual([])
})
