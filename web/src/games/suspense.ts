// How long only the stage shows the outcome of a beat.

const known = import.meta.glob<{ suspense: Record<string, number> }>('./*/suspense.ts', { eager: true })

/** The part of a beat after which its outcome can be seen on the stage. The board, the log and the bar do not tell it before. */
export function suspenseOf(game: string, beat: string): number {
  return known[`./${game}/suspense.ts`]?.suspense[beat] ?? 0
}
