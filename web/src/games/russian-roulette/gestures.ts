import type { BoardTable } from '../../lib/table.svelte'
import type { Happening } from '../../lib/view'
import { inVolley, middle, players, pocket, secret } from './view'

/** Somebody at the table with what they turned up and at whom they point; who points at nobody has just shown a card. */
export interface Gesture {
  seat: number
  points: 'aims' | 'accuses' | null
  at: number | 'sky' | 'unnamed' | null
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
    .map(({ seat, aim }) => {
      const card = table.view.phase === 'powder' ? (table.zone(`shown:${seat}`).cards[0] ?? null) : null
      const named = secret(table, seat, 'aim')
      const at = named === null ? aim : named === 'nobody' ? 'unnamed' : Number(named)
      return { seat, points: 'aims', at, card }
    })
}

/** A shot of a round: who fired what at whom. */
export interface Volley {
  shot: number
  fired: Gesture[]
}

/** The volleys of the round in which a shot was fired last, when nobody fires or accuses any more. */
export function lastVolleys(table: BoardTable): Volley[] {
  if (!['pocket', 'trigger', 'score'].includes(table.view.phase) || gestures(table).length > 0) return []
  const isShot = ({ event }: Happening) => ['fired', 'fired-at-sky'].includes(event)
  const last = table.events.findLast(isShot)?.n ?? 0
  const start = table.events.findLast(({ event, n }) => event === 'round' && n < last)?.n ?? 0
  const shots = table.events.filter((happening) => isShot(happening) && happening.n > start)
  const numbers = [...new Set(shots.map(({ shot }) => shot as number))]
  return numbers.map((shot) => ({ shot, fired: shots.filter((each) => each.shot === shot).map(told) }))
}

function told({ seat, target, cards }: Happening): Gesture {
  return { seat: seat as number, points: 'aims', at: target ?? 'sky', card: cards?.[0] ?? null }
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
  if (at === 'sky' || at === 'unnamed') return table.word(`roulette-${at}`)
  return at === null || at === seat ? table.word('roulette-temple') : table.name(at)
}

/** Whether a card turned up is a BULLET that still hits. */
export function bangs(table: BoardTable, { seat, card, points }: Gesture): boolean {
  return card === 'bullet' && (points === null || middle(table).turned_up.includes(seat))
}
