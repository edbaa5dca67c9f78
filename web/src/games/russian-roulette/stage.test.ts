import { expect, test } from 'vitest'
import type { GameWords, Moment } from '../../lib/protocol'
import { BoardTable } from '../../lib/table.svelte'
import { drawn, effects, judgements, punished } from './stage'
import type { RouletteTable } from './view'

function tableWith(events: object[], accuses: (number | null)[] = [null, null, null]): RouletteTable {
  const players = accuses.map((each, seat) => ({ seat, accuses: each }))
  const moment = { seat: 0, names: [], options: [], view: { public: {}, players, zones: [] } }
  const table = BoardTable.toLookAt(
    moment as unknown as Moment,
    { words: {}, figures: {} } as unknown as GameWords,
    () => {},
  )
  table.events = events.map((event, at) => ({ n: at + 1, event: '', ...event }))
  return table as unknown as RouletteTable
}

test('what a card did is drawn from what was told since it was played', () => {
  const bets = [
    { event: 'bet', seat: 1, bet: 3 },
    { event: 'played', seat: 0 },
  ]
  expect(effects(tableWith([...bets, { event: 'raised', seat: 1, bet: 4 }]), 0, 'raise')).toEqual([
    { who: 1, sign: 'bets', bets: [3, 4] },
  ])
  expect(effects(tableWith([...bets, { event: 'turned-die', seat: 1, bet: 0 }]), 1, 'cold-feet')).toEqual([
    { who: 1, sign: 'bets', bets: [3, 0] },
  ])
  expect(effects(tableWith(bets), 0, 'duck')).toEqual([{ who: 0, sign: 'ducks' }])
})

test('who does not see the cards of a peek is shown their backs', () => {
  const [seen] = effects(
    tableWith([{ event: 'played' }, { event: 'peeked', seat: 1, target: 2, cards: [null] }]),
    1,
    'peek',
  )
  expect(seen).toEqual({ who: 1, at: 2, sign: 'looks', cards: [null] })
})

test('each who was accused is judged, and the accusers are rewarded or punished', () => {
  const table = tableWith(
    [
      { event: 'round' },
      { event: 'showed', seat: 1, cards: ['bullet'] },
      { event: 'showed', seat: 2, cards: ['click'] },
      ...[0, 0, 0, 2].map((seat) => ({ event: 'drew', seat })),
      { event: 'extra-bullet', seat: 1 },
    ],
    [1, 2, null],
  )
  expect(judgements(table)).toEqual([
    { seat: 1, finding: 'guilty', accusers: [0] },
    { seat: 2, finding: 'innocent', accusers: [1] },
  ])
  expect([0, 1, 2].map((seat) => drawn(table, seat))).toEqual([3, 0, 1])
  expect([0, 1, 2].map((seat) => punished(table, seat))).toEqual([false, true, false])
})

test('a bribed judge has seen nothing', () => {
  const shown = [{ event: 'round' }, { event: 'showed', seat: 1, cards: ['bullet'] }]
  expect(judgements(tableWith([...shown, { event: 'bribed', seat: 1 }], [1, null, null]))[0]?.finding).toBe('bribed')
})
