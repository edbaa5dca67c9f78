// The sources of points in a finished game, as rows of a table with a column for each seat.
import type { StorySource } from '../protocol'

export interface SourceRow {
  source: string
  label: string
  /** The points of each seat. */
  points: number[]
}

/** One row for each source, the largest first. */
export function sourceRows(sources: StorySource[][]): SourceRow[] {
  const rows = new Map<string, SourceRow>()
  for (const [seat, mine] of sources.entries())
    for (const { source, label, points } of mine) {
      const row = rows.get(source) ?? { source, label, points: sources.map(() => 0) }
      row.points[seat] = points
      rows.set(source, row)
    }
  return [...rows.values()].sort((one, other) => total(other.points) - total(one.points))
}

export function total(points: number[]): number {
  return points.reduce((sum, each) => sum + each, 0)
}

/** Split a medal into its name and the rest of the sentence. */
export function medal(text: string): { name: string; rest: string } {
  const [, name, rest] = /^(.+?)\s*:\s+(.+)$/u.exec(text) ?? ['', text, '']
  return { name: name ?? '', rest: rest ?? '' }
}
