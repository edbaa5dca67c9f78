import type { Sound } from '../../lib/sound'
import type { BeatName } from './types'

/** The sound of each beat. The sound of a volley depends on its cards, so the stage plays it. */
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
