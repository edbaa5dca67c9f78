// The geometry of the curve of a finished game: each player's points over time.
import type { GameStory } from '../protocol'

export interface Box {
  width: number
  height: number
}

/** The data of a curve: a value of each line at each moment, and the turning points. */
export interface Course extends Pick<GameStory, 'moments' | 'curve'> {
  turns: { at: number | null }[]
}

type Point = [x: number, y: number]

export interface Plot {
  /** The path and the marks of each line of the curve. */
  lines: { path: string; marks: Point[] }[]
  /** The lines of the grid, with their values. */
  grid: { y: number; value: number }[]
  /** The turning points with their numbers; close ones share a label. */
  turns: { x: number; label: string }[]
  /** The moments with a mark, as indices of `moments`. */
  marked: number[]
}

/** Room for figures on the left, for numbers of turning points above, and for half a mark. */
export const EDGE = { left: 30, right: 12, top: 22, bottom: 10 }
const MOST_MARKS = 8
const MOST_GRID = 5
/** The radius of a mark. */
const REACH = 5
/** The minimum distance between labels of turning points, of one digit and of two. */
const APART = [26, 48] as const

/** Draw the curve of a story into a box. */
export function plot({ moments, curve, turns }: Course, box: Box): Plot {
  const values = curve.flatMap((line) => line.values)
  const steps = ticks(Math.min(0, ...values), Math.max(1, ...values))
  const low = steps[0] ?? 0
  const high = steps.at(-1) ?? 1
  const last = moments.at(-1) || 1
  const x = (at: number) => round(EDGE.left + ((box.width - EDGE.left - EDGE.right) * at) / last)
  const y = (value: number) =>
    round(box.height - EDGE.bottom - ((box.height - EDGE.top - EDGE.bottom) * (value - low)) / (high - low))
  const marked = spread(moments.length, MOST_MARKS)
  return {
    lines: curve.map((line) => {
      const points = moments.map((at, n): Point => [x(at), y(line.values[n] ?? 0)])
      return {
        path: points.map(([px, py], n) => `${n === 0 ? 'M' : 'L'}${px} ${py}`).join(''),
        marks: marked.flatMap((n) => (points[n] ? [points[n]] : [])),
      }
    }),
    grid: steps.map((value) => ({ y: y(value), value })),
    turns: labelled(turns.flatMap(({ at }) => (at === null ? [] : [x(at)]))),
    marked,
  }
}

function labelled(turns: number[]): Plot['turns'] {
  const found: { x: number; first: number; last: number }[] = []
  for (const [n, x] of turns.entries()) {
    const before = found.at(-1)
    if (before && x - before.x < APART[n < 9 ? 0 : 1]) before.last = n + 1
    else found.push({ x, first: n + 1, last: n + 1 })
  }
  return found.map(({ x, first, last }) => ({ x, label: first === last ? `${first}` : `${first}–${last}` }))
}

/** The number of a line, which determines its colour and shape: that of its seat, or one that no seat of a usual table has. */
export function numberOf(line: { seat: number | null }, n: number): number {
  return line.seat ?? n + 4
}

/** Round values from at most `low` to at least `high`, evenly spaced. */
export function ticks(low: number, high: number): number[] {
  const power = 10 ** Math.floor(Math.log10((high - low) / MOST_GRID))
  const step = Math.max(
    1,
    [1, 2, 5, 10].map((each) => each * power).find((each) => (high - low) / each <= MOST_GRID) ?? 1,
  )
  const first = Math.floor(low / step)
  return Array.from({ length: Math.ceil(high / step) - first + 1 }, (_, n) => (first + n) * step)
}

/** At most `most` numbers below `count`, evenly spread, including the first and the last. */
export function spread(count: number, most: number): number[] {
  if (count <= most) return Array.from({ length: count }, (_, n) => n)
  return Array.from({ length: most }, (_, n) => Math.round((n * (count - 1)) / (most - 1)))
}

/** Triangle, circle, square and diamond, like the seats of Les 100 Jours on the board, and two more. */
const SHAPES: ((x: number, y: number, r: number) => string)[] = [
  (x, y, r) => `M${x} ${y - r * 1.2}l${r * 1.2} ${r * 2.1}h${-2.4 * r}z`,
  (x, y, r) => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`,
  (x, y, r) => `M${x - r} ${y - r}h${2 * r}v${2 * r}h${-2 * r}z`,
  (x, y, r) => `M${x} ${y - r * 1.35}l${r * 1.35} ${r * 1.35}l${-1.35 * r} ${r * 1.35}l${-1.35 * r} ${-1.35 * r}z`,
  (x, y, r) => `M${x} ${y + r * 1.2}l${r * 1.2} ${-2.1 * r}h${-2.4 * r}z`,
  (x, y, r) =>
    `M${x - r / 2} ${y - r}h${r}v${r / 2}h${r / 2}v${r}h${-r / 2}v${r / 2}h${-r}v${-r / 2}h${-r / 2}v${-r}h${r / 2}z`,
]

/** The outline of the mark of a line: every line has a different shape. */
export function mark(line: number, [x, y]: Point, reach = REACH): string {
  return SHAPES[line % SHAPES.length]?.(x, y, reach) ?? ''
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
