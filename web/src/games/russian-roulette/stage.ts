import type { Happening } from '../../lib/happening'
import type { RouletteTable } from './view'

/** What an Action card has done to a player, as it is drawn. */
export interface Effect {
  /** The player it happened to, or who aims, looks or takes. */
  who: number
  /** The target, if any; null if none has been named. */
  at?: number | 'sky' | null
  /** The cards that are looked at, changed or taken; null for one that the viewer does not see. */
  cards?: (string | null)[]
  /** What the card has become. */
  becomes?: string
  /** A bet before and after. */
  bets?: [number | null, number]
  /** Additional points or shots. */
  more?: number
  sign: 'looks' | 'aims' | 'changes' | 'bets' | 'takes' | 'spins' | 'more' | 'ducks'
}

/** The events reported at a beat: those since an Action card was played. */
export function sincePlayed(table: RouletteTable): Happening[] {
  return table.events.slice(1 + table.events.findLastIndex(({ event }) => event === 'played'))
}

/** What the Action card last played by a player did. */
export function effects(table: RouletteTable, player: number, card: string): Effect[] {
  if (card === 'duck') return [{ who: player, sign: 'ducks' }]
  return sincePlayed(table).flatMap((event) => effectOf(table, event))
}

function effectOf(table: RouletteTable, event: Happening): Effect[] {
  const { seat: who = 0, target = 0, cards = [] } = event
  switch (event.event) {
    case 'raised':
      return [{ who, sign: 'bets', bets: [Number(event.bet) - 1, Number(event.bet)] }]
    case 'turned-die':
      return [{ who, sign: 'bets', bets: [betBefore(table, event), Number(event.bet)] }]
    case 'peeked':
    case 'tipped':
      return [{ who, at: target, sign: 'looks', cards: cards.length > 0 ? cards : [null] }]
    case 'aimed':
      return [{ who, at: target, sign: 'aims' }]
    case 'aimed-at-sky':
      return [{ who, at: 'sky', sign: 'aims' }]
    case 'named-nobody':
      return [{ who, at: null, sign: 'aims' }]
    case 'soaked':
      return [{ who: target, sign: 'changes', cards: ['bullet'], becomes: 'click' }]
    case 'swapped':
      return [{ who, sign: 'changes', cards: ['bullet'], becomes: 'click' }]
    case 'loaded':
      return [{ who, sign: 'changes', cards: ['click'], becomes: 'bullet' }]
    case 'stole':
      return [{ who, at: target, sign: 'takes', cards: cards.length > 0 ? cards : [null] }]
    case 'spun-again':
      return [{ who, sign: 'spins' }]
    case 'called-back':
      return [{ who, sign: 'more', more: 1 }]
    case 'bonus':
      return [{ who, sign: 'more', more: Number(event.points) }]
    default:
      return []
  }
}

/** The bet of a player before an event changed it. */
function betBefore(table: RouletteTable, { n, seat }: Happening): number | null {
  const bets = ['bet', 'raised', 'turned-die']
  const before = table.events.findLast((each) => each.n < n && each.seat === seat && bets.includes(each.event))
  return before ? Number(before.bet) : null
}

/** What the judge has found in a pocket, and the outcome. */
export interface Judgement {
  seat: number
  finding: 'guilty' | 'innocent' | 'bribed'
  accusers: number[]
}

/** The judgements of the last accusations, one for each accused player. */
export function judgements(table: RouletteTable): Judgement[] {
  const { players } = table.view
  const accused = new Set(players.flatMap(({ accuses }) => (accuses === null ? [] : [accuses])))
  const start = table.events.findLastIndex(({ event }) => event === 'round')
  const round = table.events.slice(1 + start)
  return [...accused].sort().map((seat) => {
    const told = (event: string) => round.findLast((each) => each.event === event && each.seat === seat)
    const bribed = told('bribed') !== undefined
    const finding = bribed ? 'bribed' : told('showed')?.cards?.[0] === 'bullet' ? 'guilty' : 'innocent'
    return { seat, finding, accusers: players.filter(({ accuses }) => accuses === seat).map((each) => each.seat) }
  })
}

/** How many Action cards a player has drawn since the last pocket was shown. */
export function drawn(table: RouletteTable, seat: number): number {
  const from = table.events.findLastIndex(({ event }) => event === 'showed' || event === 'played')
  return table.events.slice(from).filter((each) => each.event === 'drew' && each.seat === seat).length
}

/** Whether a BULLET has gone into a player's seven cards since the last pocket was shown. */
export function punished(table: RouletteTable, seat: number): boolean {
  const from = table.events.findLastIndex(({ event }) => event === 'showed' || event === 'played')
  return table.events.slice(from).some((each) => each.event === 'extra-bullet' && each.seat === seat)
}
