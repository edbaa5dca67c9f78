// A subtle mark on each player's last act: the card, the piece or the place it named, or else their name. Boards use
// attributes to say what is where: `data-zone` and `data-kind` for cards, `data-acts="bet@2 raised@2"` for the target
// of an event, and `data-name="2"` for a name.

import type { Happening } from './happening'

/** What an act named: the seat that acted, the kinds of open cards, and the event with its target. */
export interface Act {
  seat: number
  cards: string[]
  name: string
  target: number | null
}

/** An act that shows nothing, such as a draw, is replaced by an earlier one, at most this many back. */
const MOST = 3

/** The last acts of each seat, the latest first. */
export function lastActs(events: readonly Happening[]): Act[][] {
  const acts = new Map<number, Act[]>()
  for (const { event, seat, target, card, cards = [] } of events) {
    if (typeof seat !== 'number') continue
    const kinds = [card, ...cards].filter((kind) => typeof kind === 'string')
    const act = { seat, cards: kinds, name: `${event}@${target ?? seat}`, target: target ?? null }
    acts.set(seat, [act, ...(acts.get(seat) ?? [])].slice(0, MOST))
  }
  return [...acts.values()]
}

/**
 * The elements of a board that show an act: preferably the cards in front of their player, then those in the middle,
 * then what the event names.
 */
export function shownBy(board: ParentNode, { seat, cards, name, target }: Act): Element[] {
  const find = (selector: string) => [...board.querySelectorAll(selector)]
  const ways = [
    () =>
      cards.flatMap((kind) => find(`[data-zone$=":${seat}"]:not([data-zone^="hand:"])[data-kind="${kind}"]`).slice(-1)),
    () =>
      cards.flatMap((kind) =>
        find(`[data-zone$=":${target}"]:not([data-zone^="hand:"])[data-kind="${kind}"]`).slice(-1),
      ),
    () => cards.flatMap((kind) => find(`[data-zone]:not([data-zone*=":"])[data-kind="${kind}"]`)).slice(0, 1),
    () => find(`[data-acts~="${name}"]`),
  ]
  for (const way of ways) {
    const found = way()
    if (found.length > 0) return found
  }
  return []
}

/** Mark each player's last act, and nothing else. */
export function markActs(board: ParentNode, events: readonly Happening[]): void {
  const marked = new Set(
    lastActs(events).flatMap((acts) => {
      const shown = acts.map((act) => shownBy(board, act)).find((found) => found.length > 0)
      return shown ?? [...board.querySelectorAll(`[data-name="${acts[0]?.seat}"]`)].slice(0, 1)
    }),
  )
  for (const element of board.querySelectorAll('[data-halo]')) {
    if (!marked.has(element)) element.removeAttribute('data-halo')
  }
  for (const element of marked) element.setAttribute('data-halo', '')
}
