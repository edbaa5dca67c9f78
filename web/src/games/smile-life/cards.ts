// What is printed on the cards of Smile Life, and how cards are sorted.
import { counted } from '../../lib/cards'
import { labels } from './labels'
import type { Family } from './types'
import type { LifeTable } from './view'

/** What was found for an object, or is found for it now. */
function of<From extends object, To>(known: WeakMap<From, To>, from: From, find: () => To): To {
  const before = known.get(from)
  if (before !== undefined) return before
  const found = find()
  known.set(from, found)
  return found
}

/** The hue of each family's paper. */
export const HUES: Record<Family, number> = {
  study: 212,
  wage: 150,
  job: 228,
  flirt: 340,
  marriage: 322,
  adultery: 300,
  child: 28,
  pet: 90,
  trip: 190,
  house: 18,
  weapon: 262,
  vehicle: 172,
  survival: 70,
  distinction: 46,
  malus: 356,
  special: 52,
  cataclysm: 12,
  crisis: 6,
  event: 280,
  monster: 110,
}

/** The family of a card; unlisted cards count as special cards. */
export function familyOf(table: LifeTable, kind: string): Family {
  return table.figures.cards[kind]?.family ?? 'special'
}

export function smilesOf(table: LifeTable, kind: string): number {
  return table.figures.cards[kind]?.smiles ?? 0
}

export interface Face {
  kind: string
  family: Family
  familyName: string
  name: string
  short: string
  smiles: number
  rule: string
}

const faces = new WeakMap<object, Map<string, Face>>()

/** What is printed on a card: the same object each time, so that it is not drawn again. */
export function face(table: LifeTable, kind: string): Face {
  const known = of(faces, table.words, () => new Map<string, Face>())
  const found = known.get(kind) ?? printed(table, kind)
  known.set(kind, found)
  return found
}

function printed(table: LifeTable, kind: string): Face {
  const family = familyOf(table, kind)
  return {
    kind,
    family,
    familyName: labels(table.words.language).families[family],
    name: table.cardName(kind),
    short: family === 'wage' ? kind.slice(-1) : table.cardName(kind, true),
    smiles: smilesOf(table, kind),
    rule: table.cardRule(kind),
  }
}

/** Whether a card can be taken now, but only to be discarded. */
export function isSpare(table: LifeTable, kind: string, keys: string[]): boolean {
  const offered = keys.filter((key) => table.offered(key))
  return offered.length === 1 && offered[0] === `discard:${kind}`
}

export interface Stack {
  kind: string
  count: number
}

const stacks = new WeakMap<readonly (string | null)[], Stack[]>()
const singles = new WeakMap<readonly (string | null)[], Stack[]>()
const seen = new WeakMap<readonly (string | null)[], string[]>()

/** Groups of equal cards, in the order of the first of each. The same cards have the same stacks, which are not drawn again. */
export function stacked(cards: readonly (string | null)[]): Stack[] {
  return of(stacks, cards, () => counted(cards).map(([kind, count]) => ({ kind, count })))
}

/** Each card by itself. */
export function single(cards: readonly string[]): Stack[] {
  return of(singles, cards, () => cards.map((kind) => ({ kind, count: 1 })))
}

/** The cards that the viewer can see. */
export function open(cards: readonly (string | null)[]): string[] {
  return of(seen, cards, () => cards.filter((kind) => kind !== null))
}

/** Cards in the order of the box, which is also that of the answers; unseen ones at the end. */
export function sorted(table: LifeTable, cards: readonly (string | null)[]): (string | null)[] {
  const kinds = Object.keys(table.figures.cards)
  const place = (kind: string | null) => (kind !== null && kinds.includes(kind) ? kinds.indexOf(kind) : kinds.length)
  return cards.toSorted((one, other) => place(one) - place(other))
}
