import type { BeatName } from './types'

/** The fraction of a beat after which a screen is lifted, a die has stopped, a dimension is shut, a card struck out, the last resource is home or a sum shown. */
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
