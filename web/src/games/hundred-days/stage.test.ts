import { expect, test } from 'vitest'
import type { GameWords, Moment } from '../../lib/protocol'
import { BoardTable } from '../../lib/table.svelte'
import { amounts, chainOf, collected, cropsOf, flightsOf, harvested, told } from './stage'
import type { BeatName, Facts } from './types'
import { Days, type DaysBeat, type DaysTable } from './view'

const NONE = { seed: 0, schmeckles: 0, crystal: 0, matter: 0 }

function beatOf(name: BeatName, facts: Facts, ...events: object[]): DaysBeat {
  const numbered = events.map((event, at) => ({ n: at + 1, ...event }))
  return { beat: name, title: name, facts, lasts: 1000, upto: events.length, events: numbered } as unknown as DaysBeat
}

/** The table at a beat, with the subject of the question and the recent events. */
function daysAt(about: object, events: object[] = [], players: object[] = [], zones: object[] = []): Days {
  const public_ = { card: null, second_card: null, actor: 0, target: null, pawn: null, turn: 0, heap: NONE, ...about }
  const moment = { seat: 0, names: [], options: [], view: { public: public_, players, zones } }
  const words = { words: {}, figures: { cards: {}, tiles: {} } } as unknown as GameWords
  const table = BoardTable.toLookAt(moment as unknown as Moment, words, () => {})
  table.events = events.map((event, at) => ({ n: at + 1, event: '', ...event }))
  return new Days(table as unknown as DaysTable)
}

test('a reaction is the last link of the chain, after the card and what it threatens', () => {
  const days = daysAt({ card: 'recall-notice', second_card: 'stopped-watch', target: 1 })
  expect(chainOf(days, beatOf('reaction', { seat: 1, card: 'stunt-double' }))).toEqual([
    { seat: 0, kind: 'recall-notice' },
    { seat: 1, kind: 'stopped-watch', threatened: true },
    { seat: 1, kind: 'stunt-double', strikes: true },
  ])
})

test('a reaction to no card answers a pawn on its way, or the tokens of a collection or a closing', () => {
  const reacts = beatOf('reaction', { seat: 1, card: 'some-reaction' })
  expect(chainOf(daysAt({ target: 0 }), reacts)[0]).toEqual({ seat: 0, pawn: 'rick' })
  const collecting = daysAt({ target: 2, turn: null, actor: null, pawn: 'morty', heap: { ...NONE, seed: 2 } })
  expect(chainOf(collecting, reacts)[0]).toEqual({ seat: 2, tokens: [['seed', 2]] })
  expect(chainOf(daysAt({ heap: { ...NONE, crystal: 1 } }), reacts)[0]).toEqual({ seat: 0, tokens: [['crystal', 1]] })
})

test('a cancelled card is struck by the last reaction', () => {
  const days = daysAt({}, [{ event: 'reacted', seat: 2, card: 'nope-portal' }, { event: 'cancelled' }])
  expect(chainOf(days, beatOf('cancelled', { seat: 0, card: 'binge-session' }))).toEqual([
    { seat: 0, kind: 'binge-session', struck: true },
    { seat: 2, kind: 'nope-portal', strikes: true },
  ])
})

test('no player answers a card that a garage token or a pantry saves', () => {
  const days = daysAt({ card: 'recall-notice' }, [{ event: 'reacted', seat: 2, card: 'nope-portal' }])
  const saved = beatOf('saved', { owner: 1, card: 'stopped-watch' }, { event: 'saved-by-garage' })
  expect(chainOf(days, saved).map(({ kind }) => kind)).toEqual(['recall-notice', 'stopped-watch'])
})

test('a card without effect is struck', () => {
  const played = beatOf('effect', { seat: 1, card: 'recall-notice' }, { event: 'no-effect', seat: 1 })
  expect(chainOf(daysAt({}), played)).toEqual([{ seat: 1, kind: 'recall-notice', struck: true }])
})

test('collected tokens come from the Federation by way of the dimension', () => {
  const collect = beatOf(
    'collect',
    { seat: 1, space: '4' },
    { event: 'collects', seat: 1, space: '4' },
    { event: 'took', seat: 1, resource: 'matter' },
  )
  expect(flightsOf(collect)).toEqual([
    { resource: 'matter', path: ['[data-counter="matter"]', '[data-zone="space:4"]', '[data-counter="matter@1"]'] },
  ])
})

test('a collection goes once round the ring, dimension by dimension', () => {
  const took = (seat: number, resource: string) => ({ event: 'took', seat, resource })
  const events = [
    { event: 'collects', seat: 0, space: '2' },
    took(0, 'crystal'),
    { event: 'passed', seat: 1 },
    { event: 'collects', seat: 1, space: '4' },
    took(1, 'seed'),
    { event: 'collects', seat: 0, space: '4' },
    took(0, 'seed'),
    took(0, 'seed'),
    { event: 'collects', seat: 0, space: '5' },
    { event: 'collects', seat: 0, space: '6' },
    took(0, 'crystal'),
  ]
  const crops = cropsOf(daysAt({}, events))
  expect(crops).toEqual([
    {
      space: '4',
      takers: [
        { seat: 1, tokens: [['seed', 1]] },
        { seat: 0, tokens: [['seed', 2]] },
      ],
    },
    { space: '6', takers: [{ seat: 0, tokens: [['crystal', 1]] }] },
  ])
  expect(harvested(crops).map(({ path }) => path[1])).toEqual([
    '[data-zone="space:4"]',
    '[data-zone="space:4"]',
    '[data-zone="space:6"]',
  ])
})

test('given back, paid and stolen tokens go where they belong, as many as there are', () => {
  const back = beatOf('given-back', {}, { event: 'returned', seat: 2, resource: 'crystal', count: 3 })
  expect(flightsOf(back).map(({ path }) => path)).toEqual(
    Array(3).fill(['[data-counter="crystal@2"]', '[data-counter="crystal"]']),
  )
  const theft = beatOf('theft', {}, { event: 'stole', seat: 0, target: 1, resource: 'seed' })
  expect(flightsOf(theft)[0]?.path).toEqual(['[data-counter="seed@1"]', '[data-counter="seed@0"]'])
  const many = beatOf('closed', {}, { event: 'paid', seat: 0, resource: 'seed', count: 40 })
  expect(flightsOf(many)).toHaveLength(12)
})

test('tokens are counted by kind', () => {
  const took = beatOf(
    'collect',
    {},
    { event: 'took', resource: 'seed' },
    { event: 'took', resource: 'seed' },
    { event: 'took', resource: 'matter' },
    { event: 'shortage', resource: 'matter' },
  )
  expect(amounts(told(took, 'took'))).toEqual([
    ['seed', 2],
    ['matter', 1],
  ])
})

test('the whole collection is told, also what came before a question', () => {
  const took = (seat: number, resource: string) => ({ event: 'took', seat, resource })
  const events = [
    took(0, 'matter'),
    { event: 'passed', seat: 1 },
    { event: 'collects', seat: 0 },
    took(0, 'seed'),
    took(0, 'seed'),
    { event: 'returned', seat: 0, resource: 'seed', count: 1 },
    took(1, 'crystal'),
    { event: 'drew', seat: 0 },
    { event: 'drew', seat: 0 },
    { event: 'drew', seat: 1 },
  ]
  const gains = collected(daysAt({}, events, [{ seat: 0 }, { seat: 1 }])).map(({ player, ...gain }) => gain)
  expect(gains).toEqual([
    { tokens: [['seed', 2]], lost: [['seed', 1]], cards: 2 },
    { tokens: [['crystal', 1]], lost: [], cards: 1 },
  ])
})

test('a card that is played against a player shows whom', () => {
  const played = beatOf('effect', { seat: 0, card: 'some-card' })
  expect(chainOf(daysAt({ target: 2 }), played)[1]).toEqual({ seat: 2 })
  expect(chainOf(daysAt({ target: 0 }), played)).toHaveLength(1)
})

test('a reaction is shown as a possible answer only to the player who holds it', () => {
  const hand = (...cards: string[]) => [{ name: 'hand:0', owner: 0, ordered: false, count: cards.length, cards }]
  expect(daysAt({ fits: 'elbow-room' }, [], [], hand('short-circuit')).possibleAnswer).toBeNull()
  expect(daysAt({ fits: 'elbow-room' }, [], [], hand('elbow-room')).possibleAnswer).toBe('elbow-room')
})
