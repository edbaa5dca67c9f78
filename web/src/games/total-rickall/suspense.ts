import type { BeatName } from './types'

/** The fraction of a beat after which the stage has shown its outcome: a card turned up, the last hand of a vote. */
export const suspense: Partial<Record<BeatName, number>> = {
  cards: 0.4,
  peek: 0.4,
  'peek-deck': 0.4,
  exposed: 0.4,
  shot: 0.4,
  vote: 0.75,
  reveal: 0.7,
  sides: 0.7,
}
