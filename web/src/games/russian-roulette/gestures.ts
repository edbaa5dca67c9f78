import type { BoardTable } from '../../lib/table.svelte'
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
  const named = secret(table, 'aim')
  return players(table)
    .filter(({ seat }) => inVolley(table, seat))
    .map(({ seat, aim }) => {
      const card = table.view.phase === 'powder' ? (table.zone(`shown:${seat}`).cards[0] ?? null) : null
      const own = seat === table.you && named !== null
      const at = own ? (named === 'nobody' ? 'unnamed' : Number(named)) : aim
      return { seat, points: 'aims', at, card }
    })
}

function accusations(table: BoardTable): Gesture[] {
  const pending = secret(table, 'accuse')
  const made = players(table).flatMap(({ seat, accuses }): Gesture[] => {
    const at = accuses ?? (seat === table.you && pending !== null ? Number(pending) : null)
    return at === null ? [] : [{ seat, points: 'accuses', at, card: null }]
  })
  const shown = players(table).flatMap(({ seat, pocket_shown }): Gesture[] => {
    const card = pocket(table, seat)
    return pocket_shown && card ? [{ seat, points: null, at: null, card }] : []
  })
  return [...made, ...shown]
}

/** Whether a card turned up is a BULLET that still hits. */
export function bangs(table: BoardTable, { seat, card, points }: Gesture): boolean {
  return card === 'bullet' && (points === null || middle(table).turned_up.includes(seat))
}
