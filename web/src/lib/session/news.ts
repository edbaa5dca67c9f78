import type { Happening } from '../happening'
import type { Beat, Line } from '../protocol'

/**
 * The most lines beside the question, and their number if more other players than that have acted; everything else is
 * in the log, and was shown as it happened.
 */
export const MOST = 2
const MOST_OF_MANY = 3
/** Events that the question itself mentions. */
const SAID_ANYWAY = ['turn']

/** How important a line is to the viewer: from what others did to them (HIT) down to what they know already. */
const [SLIGHT, USUAL, OWN, GRAVE, HIT] = [0, 1, 2, 3, 4]
/** The bonus for a line of the greatest moment; smaller for lesser moments, and for further lines of the same one. */
const GREATEST = 3
const FURTHER = 1

export interface Told {
  lines: Line[]
  events: Happening[]
  /** The moments that were shown; the longer one is shown, the greater it is. */
  beats: Pick<Beat, 'upto' | 'lasts'>[]
  /** The number of the last event that the viewer has read of. */
  since: number
  you: number | null
  words: Record<string, string>
}

/**
 * The lines since the viewer's last answer, the latest last: all of them, or the most important ones. The game's words
 * can make an event more or less important to all: `.weight = grave`, or `slight`.
 */
export function news({ lines, events, beats, since, you, words }: Told): Line[] {
  const telling = lines.filter(({ event }) => !SAID_ANYWAY.includes(event))
  const told = telling.filter(({ n }) => n > since)
  if (told.length === 0) return telling.slice(-1)
  const others = new Set(events.flatMap(({ n, seat }) => (n > since && seat !== undefined && seat !== you ? seat : [])))
  const most = Math.max(MOST, Math.min(others.size, MOST_OF_MANY))
  if (told.length <= most) return told
  const happened = (line: Line) => {
    const before = lines[lines.indexOf(line) - 1]?.n ?? 0
    return events.filter(({ n }) => n > before && n <= line.n)
  }
  /** The first line about the viewer is about their last choice, which they know, unless it says more. */
  const first = told.find((line) => happened(line).some(({ seat }) => seat === you))
  const weigh = (line: Line, at: number) => {
    const all = happened(line)
    if (you !== null && all.some(({ seat, target }) => target === you && seat !== you)) return HIT
    const weight = words[`event-${line.event}.weight`]
    if (weight === 'slight') return SLIGHT
    const known = line === first && all.length === 1
    if (weight === 'grave') return GRAVE
    if (you !== null && !known && all.some(({ seat }) => seat === you)) return OWN
    return known || line.event === told[at + 1]?.event ? SLIGHT : USUAL
  }
  const moments = beats.filter(({ upto }) => upto > since)
  const longest = Math.max(0, ...moments.map(({ lasts }) => lasts))
  const weighed = told.map((line, at) => {
    const moment = moments.find(({ upto }) => line.n <= upto)
    const greatness = moment && longest > 0 ? (GREATEST * moment.lasts) / longest : 0
    return { line, at, moment, weight: weigh(line, at) + greatness }
  })
  for (const [at, one] of weighed.entries()) {
    const greater = (other: typeof one, where: number) =>
      other.moment === one.moment && (other.weight > one.weight || (other.weight === one.weight && where > at))
    if (one.moment && weighed.some(greater)) one.weight -= FURTHER
  }
  const chosen = weighed.toSorted((one, other) => other.weight - one.weight || other.at - one.at).slice(0, most)
  return chosen.toSorted((one, other) => one.at - other.at).map(({ line }) => line)
}
