import type { BeatName } from './types'

/** The fraction of a beat after which the stage has turned up its cards, or shown their outcome. */
export const suspense: Partial<Record<BeatName, number>> = {
  fingers: 0.4,
  pocket: 0.45,
  volley: 0.45,
  'show-off': 0.45,
  bets: 0.3,
  effect: 0.4,
  verdict: 0.35,
  death: 0.35,
  points: 0.4,
}
