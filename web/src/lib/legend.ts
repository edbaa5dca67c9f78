// The legend: what something on the table is and does, by the id of its words: `card-peek`, `about-points`.

import { clausesOf } from './clauses'
import type { ClauseInfo, GameWords } from './protocol'
import { plain } from './text/letters'

type Words = Pick<GameWords, 'words' | 'rules'>

export interface Legend {
  title: string
  text: string
  clauses: ClauseInfo[]
}

/** The legend of a thing. */
export function legendOf(words: Words, id: string): Legend {
  const rule = words.words[`${id}.clause`]
  const clauses = id.startsWith('card-')
    ? clausesOf(words, id.slice('card-'.length))
    : words.rules.flatMap((section) => section.clauses.filter((clause) => clause.id === rule))
  const title = words.words[id] ?? plain(id.replace(/^[a-z]+-/, ''))
  return { title, text: words.words[`${id}.text`] ?? '', clauses }
}

/** A part of a sentence: plain words, or the name of a card with the id of its legend. */
export interface Named {
  text: string
  id: string | null
}

const names = new WeakMap<Words, { find: RegExp; ids: Map<string, string> }>()

/** A sentence of the log, split at the names of cards. */
export function named(text: string, words: Words): Named[] {
  const known = namesIn(words)
  if (known.ids.size === 0) return [{ text, id: null }]
  return text
    .split(known.find)
    .filter(Boolean)
    .map((part) => ({ text: part, id: known.ids.get(part) ?? null }))
}

/** The names of the cards of a game, the longest first. */
function namesIn(words: Words) {
  const made = names.get(words)
  if (made) return made
  const ids = new Map<string, string>()
  for (const [id, name] of Object.entries(words.words))
    if (/^card-[^.]+$/.test(id) && name.length > 2) ids.set(name, ids.get(name) ?? id)
  const longest = [...ids.keys()].sort((one, other) => other.length - one.length)
  const escaped = longest.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  const find = new RegExp(`(?<![\\p{L}\\p{N}])(${escaped.join('|')})(?![\\p{L}\\p{N}])`, 'u')
  const known = { find, ids }
  names.set(words, known)
  return known
}
