import type { Happening } from '../../lib/happening'
import { hasAnswered, inVolley, pocket, type RouletteTable, secret } from './view'

/** A player pointing at a target, with the card they have turned up; `points` is null for a player who only shows a card. */
export interface Gesture {
  seat: number
  points: 'aims' | 'accuses' | null
  at: number | 'sky' | 'unnamed' | 'choosing' | null
  /** The card turned up. */
  card: string | null
}

/** What happens in the middle of the table now. */
export function gestures(table: RouletteTable): Gesture[] {
  if (['trigger', 'powder'].includes(table.view.phase)) return volley(table)
  return ['accusation', 'judge'].includes(table.view.phase) ? accusations(table) : []
}

function volley(table: RouletteTable): Gesture[] {
  return table.view.players
    .filter(({ seat }) => inVolley(table, seat))
    .map(({ seat }) => {
      const card = table.view.phase === 'powder' ? (table.zone(`shown:${seat}`).cards[0] ?? null) : null
      return { seat, points: 'aims', at: aimOf(table, seat), card }
    })
}

/** The target of a player, as far as the viewer may know. */
function aimOf(table: RouletteTable, seat: number): Gesture['at'] {
  const named = secret(table, seat, 'aim')
  if (named !== null) return named === 'nobody' ? 'unnamed' : Number(named)
  const { aim } = table.player(seat)
  return aim === 'unnamed' && isNaming(table, seat) ? 'choosing' : aim
}

/** Whether a card just played makes a player name a target. */
function isNaming(table: RouletteTable, seat: number): boolean {
  if (!['shoot-someone', 'one-for-the-road'].includes(table.view.public.card ?? '')) return false
  return table.view.waiting.includes(seat) || hasAnswered(table, seat)
}

/** The events that explain why a BULLET did not hit, each with the field that names the shooter. */
const HARMLESS = [
  ['soaked', 'target'],
  ['ducked', 'seat'],
  ['missed', 'seat'],
] as const

/** A card that was fired, whether it hit, and if a BULLET did not, why. */
export interface Fired extends Gesture {
  hit: boolean
  harmless: (typeof HARMLESS)[number][0] | null
}

/** A shot of a round: who fired what at whom. */
export interface Volley {
  shot: number
  fired: Fired[]
}

/** The volleys of the round in which a shot was fired last, once all firing and accusing is over. */
export function lastVolleys(table: RouletteTable): Volley[] {
  if (!['pocket', 'trigger', 'score'].includes(table.view.phase) || gestures(table).length > 0) return []
  const last = table.events.findLast(isShot)?.n ?? 0
  const start = table.events.findLast(({ event, n }) => event === 'round' && n < last)?.n ?? 0
  const shots = table.events.filter(isShot).filter(({ n }) => n > start)
  const numbers = [...new Set(shots.map(({ shot }) => shot))]
  return numbers.map((shot) => ({
    shot,
    fired: shots.filter((each) => each.shot === shot).map((each) => told(table, each)),
  }))
}

interface Shot extends Happening {
  seat: number
  shot: number
}

function isShot(event: Happening): event is Shot {
  const fired = ['fired', 'fired-at-sky'].includes(event.event)
  return fired && typeof event.seat === 'number' && typeof event.shot === 'number'
}

function told(table: RouletteTable, shot: Shot): Fired {
  const at = shot.target ?? 'sky'
  const card = shot.cards?.[0] ?? null
  const harmless = whyHarmless(table, shot)
  const hit = card === 'bullet' && at !== 'sky' && harmless === null
  return { seat: shot.seat, points: 'aims', at, card, hit, harmless }
}

/** The explanation of a shot, found before its shooter fires again. */
function whyHarmless(table: RouletteTable, { n, seat }: Shot): Fired['harmless'] {
  const later = table.events.filter((each) => each.n > n)
  const again = later.find((each) => isShot(each) && each.seat === seat)?.n ?? Infinity
  const before = later.filter((each) => each.n < again)
  const why = HARMLESS.find(([event, by]) => before.some((each) => each.event === event && each[by] === seat))
  return why?.[0] ?? null
}

function accusations(table: RouletteTable): Gesture[] {
  const made = table.view.players.flatMap(({ seat, accuses }): Gesture[] => {
    const pending = secret(table, seat, 'accuse')
    const at = accuses ?? (pending === null ? null : Number(pending))
    return at === null ? [] : [{ seat, points: 'accuses', at, card: null }]
  })
  const shown = table.view.players.flatMap(({ seat, pocket_shown }): Gesture[] => {
    const card = pocket(table, seat)
    return pocket_shown && card ? [{ seat, points: null, at: null, card }] : []
  })
  return [...made, ...shown]
}

/** What makes the table ask for accusations again, besides a verdict: the last card played since the bets. */
export function askedAgain(table: RouletteTable): Happening | null {
  if (table.view.decision?.kind !== 'accusation') return null
  const since = table.events.findLast(({ event }) => event === 'bet')?.n ?? 0
  const last = table.events.findLast(({ event }) => ['raised', 'turned-die', 'tipped', 'accused'].includes(event))
  return last && last.n > since && last.event !== 'accused' ? last : null
}

/** The target of a player, in words. */
export function target(table: RouletteTable, { seat, at }: Pick<Gesture, 'seat' | 'at'>): string {
  if (at === 'choosing') return '…'
  if (at === 'sky' || at === 'unnamed') return table.word(`roulette-${at}`)
  return at === null || at === seat ? table.word('roulette-temple') : table.caption(at)
}

/** Whether a card turned up is a BULLET that still hits. */
export function bangs(table: RouletteTable, { seat, card, points }: Gesture): boolean {
  return card === 'bullet' && (points === null || table.view.public.turned_up.includes(seat))
}
