// Searching the rules: answers to common questions, in their words, then the clauses that contain the search words.

import type { ClauseInfo, GameWords, SectionInfo } from './protocol'
import { bare } from './text/letters'

/** An answer to a question that people ask, with its clauses. */
export interface Answered {
  id: string
  text: string
  clauses: ClauseInfo[]
}

export interface Found {
  answers: Answered[]
  sections: SectionInfo[]
}

/**
 * Search the rules of a game. `filler` are words of a question that do not affect the search. Without search words, all
 * the rules are found.
 */
export function search(game: Pick<GameWords, 'words' | 'rules'>, sought: string, filler: string): Found {
  const all = wordsIn(sought)
  if (all.length === 0) return { answers: [], sections: game.rules }
  const skipped = wordsIn(filler)
  const telling = all.filter((word) => !skipped.includes(word))
  const wanted = telling.length > 0 ? telling : all
  const exact = clausesWith(game.rules, all, all.length)
  const sections = exact.length > 0 ? exact : clausesWith(game.rules, wanted, wanted.length)
  return {
    answers: answersTo(game, all, wanted),
    sections: sections.length > 0 ? sections : byWords(game.rules, wanted),
  }
}

/**
 * The answers to a question, the best first: those one of whose phrases has all the significant words, or is wholly
 * contained in the input.
 */
function answersTo({ words, rules }: Pick<GameWords, 'words' | 'rules'>, all: string[], wanted: string[]): Answered[] {
  const clauses = new Map(rules.flatMap((section) => section.clauses.map((clause) => [clause.id, clause])))
  const ranked: { rank: number; answer: Answered }[] = []
  for (const [id, phrases] of Object.entries(words)) {
    if (!/^asked-[^.]+$/.test(id)) continue
    const rank = Math.max(...phrases.split(',').map((phrase) => rankOf(wordsIn(phrase), all, wanted)))
    if (rank === 0) continue
    const cited = (words[`${id}.clause`] ?? '').split(',').flatMap((rule) => clauses.get(rule.trim()) ?? [])
    ranked.push({ rank, answer: { id, text: words[`${id}.text`] ?? '', clauses: cited } })
  }
  const best = Math.max(...ranked.map(({ rank }) => rank))
  return ranked.filter(({ rank }) => rank === best).map(({ answer }) => answer)
}

/** How well a phrase fits: 3 if it is the input, 2 if the input contains all of it, 1 if it has all the significant words. */
function rankOf(phrase: string[], all: string[], wanted: string[]): number {
  const inAll = phrase.every((word) => all.some((typed) => alike(typed, word)))
  const inPhrase = wanted.every((typed) => phrase.some((word) => begins(word, typed)))
  if (inAll && inPhrase) return 3
  return inAll ? 2 : inPhrase ? 1 : 0
}

/** The sections with the clauses that contain at least so many of the words, in their text, id or section title. */
function clausesWith(rules: readonly SectionInfo[], words: string[], least: number): SectionInfo[] {
  return rules.flatMap((section) => {
    const clauses = section.clauses.filter((clause) => countIn(section, clause, words) >= least)
    return clauses.length > 0 ? [{ ...section, clauses }] : []
  })
}

/** The clauses that contain the most words; empty if that is less than half of them. */
function byWords(rules: readonly SectionInfo[], words: string[]): SectionInfo[] {
  const most = Math.max(...rules.flatMap((section) => section.clauses.map((clause) => countIn(section, clause, words))))
  return most > 0 && most * 2 >= words.length ? clausesWith(rules, words, most) : []
}

function countIn(section: SectionInfo, clause: ClauseInfo, words: string[]): number {
  const text = bare(`${clause.id} ${clause.text} ${section.title}`)
  return words.filter((word) => text.includes(word)).length
}

/** The words of a text in lower case without accents. Clause ids stay whole. */
function wordsIn(text: string): string[] {
  return bare(text.replaceAll(/[œŒ]/g, 'oe').replaceAll(/[æÆ]/g, 'ae'))
    .split(/[^\p{L}\p{N}.-]+/u)
    .map((word) => word.replace(/^[.-]+|[.-]+$/g, ''))
    .filter(Boolean)
}

/** Whether two words are equal except for an ending. */
function alike(one: string, other: string): boolean {
  return one === other || stem(one) === stem(other)
}

/** Whether a word begins with the one being typed. */
function begins(word: string, typed: string): boolean {
  return alike(word, typed) || (typed.length > 2 && word.startsWith(typed))
}

function stem(word: string): string {
  return word.length > 3 ? word.replace(/[sx]$/, '') : word
}
