// What can be reacted to: elements that boards mark with their seat, or zone and kind.

import { found } from './lights'
import type { Target } from './session/bubbles.svelte'
import type { BoardTable } from './table.svelte'

/** The target of an emoji chosen from this element: the card, the zone or the person that it shows. */
export function targetOf(element: Element, table: BoardTable): Target | null {
  const piece = element.closest<HTMLElement | SVGElement>('[data-zone]')
  const zone = piece?.dataset.zone ?? null
  if (piece && zone !== null && table.zone(zone).count > 0) return { to: null, zone, kind: piece.dataset.kind || null }
  const place = element.closest<HTMLElement>('[data-place]')?.dataset.place ?? ''
  const laid = table.zone(place)
  if (laid.count > 0) {
    const legend = element.closest<HTMLElement | SVGElement>('[data-legend^="card-"]')?.dataset.legend ?? ''
    const kind = legend.replace(/^card-/, '')
    return { to: null, zone: place, kind: laid.cards.includes(kind) ? kind : null }
  }
  const person = element.closest<HTMLElement | SVGElement>('[data-who], [data-seat]')
  const seat = person?.dataset.who ?? person?.dataset.seat
  return seat === undefined ? null : { to: Number(seat), zone: null, kind: null }
}

/** The name of a target: that of a person or a card, or of the place where a card lies face down. */
export function nameOf({ to, zone, kind }: Target, table: BoardTable): string {
  if (to !== null) return table.caption(to)
  if (kind !== null) return table.cardName(kind)
  return table.word(`zone-${(zone ?? '').split(':')[0]}`)
}

/** The elements that show it, the best first: the card, its zone, or the player who owns that. */
export function elementsOf(root: ParentNode, { to, zone, kind }: Target, table: BoardTable | null): Element[] {
  if (to !== null) return personIn(root, to)
  if (zone === null) return []
  const [at, card] = [CSS.escape(zone), CSS.escape(kind ?? '')]
  const shown = `[data-zone="${at}"][data-kind="${card}"], [data-place="${at}"] [data-legend="card-${card}"]`
  const cards = kind === null ? [] : [...root.querySelectorAll(shown)]
  const owner = table?.zone(zone).owner ?? null
  return [...cards, ...found(root, `zone ${zone}`), ...(owner === null ? [] : personIn(root, owner))]
}

/** Where a player's name stands. */
export function personIn(root: ParentNode, seat: number): Element[] {
  return [...root.querySelectorAll(`[data-who="${seat}"]`), ...root.querySelectorAll(`[data-seat="${seat}"]`)]
}
