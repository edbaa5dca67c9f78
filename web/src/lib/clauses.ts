import type { ClauseInfo, GameWords } from './protocol'
import { bare } from './text/letters'

/** The clauses about a card: the one it names, and those whose text begins with its name. */
export function clausesOf(words: Pick<GameWords, 'words' | 'rules'>, kind: string): ClauseInfo[] {
  const name = bare(words.words[`card-${kind}`] ?? '')
  const rule = words.words[`card-${kind}.rule`]
  const clauses = words.rules.flatMap((section) => section.clauses)
  return clauses.filter((clause) => {
    const text = bare(clause.text).replace(/^[^\p{L}\p{N}]+/u, '')
    return clause.id === rule || (name.length > 2 && text.startsWith(name) && !/^\p{L}/u.test(text.slice(name.length)))
  })
}

/** A part of a text: plain words, the id of a clause, or emphasis. */
export type Part = { text: string; is: 'plain' | 'clause' | 'strong' | 'stressed' }

const PARTS = /(\b[A-Z]{2}-[A-Z]?\d+(?:\.\d+)*[a-z]?\b)|\*\*(.+?)\*\*|\*(.+?)\*/g

export function parts(text: string, known: (id: string) => boolean): Part[] {
  const found: Part[] = []
  let from = 0
  for (const match of text.matchAll(PARTS)) {
    const [whole, id, strong, stressed] = match
    if (id !== undefined && !known(id)) continue
    if (match.index > from) found.push({ text: text.slice(from, match.index), is: 'plain' })
    from = match.index + whole.length
    if (id !== undefined) found.push({ text: id, is: 'clause' })
    else if (strong !== undefined) found.push({ text: strong, is: 'strong' })
    else found.push({ text: stressed ?? '', is: 'stressed' })
  }
  if (from < text.length) found.push({ text: text.slice(from), is: 'plain' })
  return found
}
