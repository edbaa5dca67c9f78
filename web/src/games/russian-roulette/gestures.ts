import type { BoardTable } from '../../lib/table.svelte'
import type { Happening } from '../../lib/view'
import { hasAnswered, inVolley, middle, player, players, pocket, secret } from './view'

/** Somebody at the table with what they turned up and at whom they point; who points at nobody has just shown a card. */
export interface Gesture {
  seat: number
  points: 'aims' | 'accuses' | null
  at: number | 'sky' | 'unnamed' | 'choosing' | null
  /** The card turned up. */
  card: string | null
}

/** What happens in the middle of the table now. */
export function gestures(table: BoardTable): Gesture[] {
  if (['trigger', 'powder'].includes(table.view.phase)) return volley(table)
  return ['accusation', 'judge'].includes(table.view.phase) ? accusations(table) : []
}

function volley(table: BoardTable): Gesture[] {
  return players(table)
    .filter(({ seat }) => inVolley(table, seat))
    .map(({ seat }) => {
      const card = table.view.phase === 'powder' ? (table.zone(`shown:${seat}`).cards[0] ?? null) : null
      return { seat, points: 'aims', at: aimOf(table, seat), card }
    })
}

/** At whom somebody aims, as far as the viewer may know. */
function aimOf(table: BoardTable, seat: number): Gesture['at'] {
  const named = secret(table, seat, 'aim')
  if (named !== null) return named === 'nobody' ? 'unnamed' : Number(named)
  const { aim } = player(table, seat)
  return aim === 'unnamed' && isNaming(table, seat) ? 'choosing' : aim
}

/** Whether a card just played makes somebody name a target. */
function isNaming(table: BoardTable, seat: number): boolean {
  if (!['shoot-someone', 'one-for-the-road'].includes(middle(table).card ?? '')) return false
  return table.view.waiting.includes(seat) || hasAnswered(table, seat)
}

/** Why a BULLET fired at somebody hit nobody, as the happening is called, and what of it is the shooter. */
const HARMLESS = { soaked: 'target', ducked: 'seat', missed: 'seat' } as const

/** A card that was fired, whether it hit, and if it was a BULLET that should have, why not. */
export interface Fired extends Gesture {
  hit: boolean
  harmless: keyof typeof HARMLESS | null
}

/** A shot of a round: who fired what at whom. */
export interface Volley {
  shot: number
  fired: Fired[]
}

/** The volleys of the round in which a shot was fired last, when nobody fires or accuses any more. */
export function lastVolleys(table: BoardTable): Volley[] {
  if (!['pocket', 'trigger', 'score'].includes(table.view.phase) || gestures(table).length > 0) return []
  const last = table.events.findLast(isShot)?.n ?? 0
  const start = table.events.findLast(({ event, n }) => event === 'round' && n < last)?.n ?? 0
  const shots = table.events.filter((happening) => isShot(happening) && happening.n > start)
  const numbers = [...new Set(shots.map(({ shot }) => shot as number))]
  return numbers.map((shot) => ({
    shot,
    fired: shots.filter((each) => each.shot === shot).map((each) => told(table, each)),
  }))
}

function isShot({ event }: Happening): boolean {
  return ['fired', 'fired-at-sky'].includes(event)
}

function told(table: BoardTable, shot: Happening): Fired {
  const at = shot.target ?? 'sky'
  const card = shot.cards?.[0] ?? null
  const harmless = whyHarmless(table, shot)
  const hit = card === 'bullet' && at !== 'sky' && harmless === null
  return { seat: shot.seat as number, points: 'aims', at, card, hit, harmless }
}

/** What is told of a shot before its shooter fires again. */
function whyHarmless(table: BoardTable, { n, seat }: Happening): Fired['harmless'] {
  const later = table.events.filter((each) => each.n > n)
  const again = later.find((each) => isShot(each) && each.seat === seat)?.n ?? Infinity
  const reasons = Object.keys(HARMLESS) as (keyof typeof HARMLESS)[]
  return (
    reasons.find((why) => later.some((each) => each.n < again && each.event === why && each[HARMLESS[why]] === seat)) ??
    null
  )
}

function accusations(table: BoardTable): Gesture[] {
  const made = players(table).flatMap(({ seat, accuses }): Gesture[] => {
    const pending = secret(table, seat, 'accuse')
    const at = accuses ?? (pending === null ? null : Number(pending))
    return at === null ? [] : [{ seat, points: 'accuses', at, card: null }]
  })
  const shown = players(table).flatMap(({ seat, pocket_shown }): Gesture[] => {
    const card = pocket(table, seat)
    return pocket_shown && card ? [{ seat, points: null, at: null, card }] : []
  })
  return [...made, ...shown]
}

/** At whom or what somebody points, in words. */
export function target(table: BoardTable, { seat, at }: Pick<Gesture, 'seat' | 'at'>): string {
  if (at === 'choosing') return '…'
  if (at === 'sky' || at === 'unnamed') return table.word(`roulette-${at}`)
  return at === null || at === seat ? table.word('roulette-temple') : table.name(at)
}

/** Whether a card turned up is a BULLET that still hits. */
export function bangs(table: BoardTable, { seat, card, points }: Gesture): boolean {
  return card === 'bullet' && (points === null || middle(table).turned_up.includes(seat))
}
