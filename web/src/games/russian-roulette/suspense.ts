import type { BeatName } from './types'

/** The part of a beat after which its cards are turned up on the stage, or their outcome has been seen there. */
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
