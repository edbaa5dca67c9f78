import type { Sound } from '../../lib/sound'
import type { BeatName } from './types'

/** The sound of each beat. What a volley sounds like is not known before its cards: the stage plays that. */
export const sounds: Partial<Record<BeatName, Sound>> = {
  pockets: 'card',
  spin: 'barrel',
  bets: 'whoosh',
  card: 'card',
  effect: 'token',
  silence: 'heartbeat',
  fingers: 'whoosh',
  pocket: 'card',
  verdict: 'gavel',
  countdown: 'heartbeat',
  'next-shot': 'heartbeat',
  miss: 'whoosh',
  death: 'monster',
  'last-stand': 'bell',
  captain: 'alarm',
  points: 'coin',
  end: 'applause',
}
