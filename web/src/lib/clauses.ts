import type { ClauseInfo, GameWords, SectionInfo } from './protocol'
import { bare } from './text/letters'

/** The sections with the clauses that contain all the words sought, in their text, id or section title. */
export function search(rules: readonly SectionInfo[], sought: string): SectionInfo[] {
  const words = bare(sought).split(/\s+/).filter(Boolean)
  if (words.length === 0) return [...rules]
  const found = (section: SectionInfo, clause: ClauseInfo): boolean => {
    const text = bare(`${clause.id} ${clause.text} ${section.title}`)
    return words.every((word) => text.includes(word))
  }
  return rules.flatMap((section) => {
    const clauses = section.clauses.filter((clause) => found(section, clause))
    return clauses.length > 0 ? [{ ...section, clauses }] : []
  })
}

/** The clauses that go with a card: the one it names, and those whose text begins with its name. */
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
