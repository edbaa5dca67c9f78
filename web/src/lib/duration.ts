// How long a game takes with the chosen seats and options, based on the catalogue's measurements.

import type { DurationInfo, GameInfo } from './protocol'

type Options = Record<string, number | boolean | string>
type Measure = (duration: DurationInfo) => number

/** The minutes of a game with this many seats, this many of them people's; null if the catalogue does not say. */
export function minutesOf(game: GameInfo, seats: number, people: number, chosen: Options): number | null {
  const usual = Object.fromEntries(game.options.map((option) => [option.name, option.default]))
  const options: Options = { ...usual, ...chosen }
  const rows = game.durations.filter(
    (row) =>
      row.seats === seats &&
      Object.entries(row.options).every(([name, value]) => typeof value === 'number' || value === options[name]),
  )
  const number = Object.entries(rows[0]?.options ?? {}).find(([, value]) => typeof value === 'number')?.[0]
  const at = (measure: Measure) =>
    number ? between(rows, number, Number(options[number]), measure) : rows.map(measure)[0]
  const together = at((row) => row.minutes)
  const alone = at((row) => row.alone)
  if (together === undefined || alone === undefined) return null
  const share = seats > 1 ? (Math.min(Math.max(people, 1), seats) - 1) / (seats - 1) : 1
  return tidy(alone + (together - alone) * share)
}

/** The value at a number between two listed ones, or beyond them, in proportion. */
function between(rows: DurationInfo[], name: string, wanted: number, measure: Measure): number | undefined {
  const points = rows
    .map((row) => [Number(row.options[name]), measure(row)] as const)
    .sort(([one], [other]) => one - other)
  const above = points.findIndex(([number]) => number >= wanted)
  const high = points[above < 0 ? points.length - 1 : above]
  const low = points[above < 0 ? points.length - 2 : above - 1] ?? ([0, 0] as const)
  if (!high) return undefined
  return low[1] + ((high[1] - low[1]) * (wanted - low[0])) / (high[0] - low[0])
}

/** Whole minutes; from 20 on, steps of five. */
function tidy(minutes: number): number {
  return minutes < 20 ? Math.max(1, Math.round(minutes)) : 5 * Math.round(minutes / 5)
}
