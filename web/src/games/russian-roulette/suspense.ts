/** The part of a beat after which its cards are turned up on the stage, or what comes of them has been seen there. */
export const suspense: Record<string, number> = {
  pocket: 0.3,
  volley: 0.3,
  'show-off': 0.3,
  bets: 0.25,
  effect: 0.3,
  verdict: 0.35,
  death: 0.35,
  points: 0.4,
}
