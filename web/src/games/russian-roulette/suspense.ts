/** The part of a beat after which its cards are turned up on the stage. */
export const suspense: Record<string, number> = { pocket: 0.3, volley: 0.3, 'show-off': 0.3, bets: 0.25 }
