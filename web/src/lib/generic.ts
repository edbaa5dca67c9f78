// Which answers a piece of the generic board stands for. The parts of a key, between colons, are kinds of cards, numbers of seats or
// names of zones.

import type { Offered } from './protocol'

/** The answers on offer that name this kind of card: `play:peek` and `play:peek:2` for `peek`. */
export function keysForKind(options: readonly Offered[], kind: string): string[] {
  return options.flatMap(({ key }) => (key.split(':').slice(1).includes(kind) ? [key] : []))
}

/** The answers on offer that end in this seat: `accuse:2`. */
export function keysForSeat(options: readonly Offered[], seat: number): string[] {
  return options.flatMap(({ key }) => {
    const parts = key.split(':')
    return parts.length > 1 && parts.at(-1) === String(seat) ? [key] : []
  })
}

/** The answers on offer that name a place without owner: `draw:discard`, or `discard` itself. */
export function keysForZone(options: readonly Offered[], zone: string): string[] {
  return options.flatMap(({ key }) => (key === zone || key.split(':').slice(1).includes(zone) ? [key] : []))
}
