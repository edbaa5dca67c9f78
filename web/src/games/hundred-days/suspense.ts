import type { BeatName } from './types'

/** The part of a beat after which a screen is lifted, a die lies still, a dimension shut, a card struck out, the last token home or a sum told. */
export const suspense: Partial<Record<BeatName, number>> = {
  screens: 0.4,
  'tie-roll': 0.35,
  cancelled: 0.4,
  destroyed: 0.4,
  closed: 0.5,
  hole: 0.5,
  harvest: 0.8,
  count: 0.6,
}
