/** The kinds among some cards, each with how many there are, in the order in which they first appear. */
export function counted(cards: readonly (string | null)[]): [kind: string, count: number][] {
  const counts = new Map<string, number>()
  for (const kind of cards) if (kind !== null) counts.set(kind, (counts.get(kind) ?? 0) + 1)
  return [...counts]
}
