// How each moment of Smile Life is staged, and what its picture shows.
import { isHappening } from '../../../lib/happening'
import type { SIGNS } from '../signs'
import type { BeatName } from '../types'
import type { LifeBeat, LifeTable } from '../view'

/** A note about one player, one player against another, a poster of a threat, all players around the table, a wedding, or the count. */
type Scene = 'note' | 'duel' | 'poster' | 'round' | 'feast' | 'count'

export const SCENES: Partial<Record<BeatName, Scene>> = {
  malus: 'duel',
  gift: 'duel',
  theft: 'duel',
  swap: 'duel',
  attack: 'duel',
  threat: 'duel',
  prison: 'duel',
  bargain: 'duel',
  'no-bargain': 'duel',
  lent: 'duel',
  blow: 'duel',
  married: 'feast',
  plague: 'poster',
  'plague-over': 'poster',
  cloud: 'poster',
  bomb: 'poster',
  mutation: 'poster',
  monster: 'poster',
  faces: 'poster',
  beaten: 'poster',
  'passes-by': 'poster',
  gone: 'poster',
  invasion: 'poster',
  thrown: 'poster',
  'aliens-beaten': 'poster',
  'aliens-win': 'poster',
  tsunami: 'round',
  fire: 'round',
  flood: 'round',
  tornado: 'round',
  quake: 'round',
  counted: 'count',
  won: 'count',
}

/** Any other moment is a note about one player, or only its title. */
export function sceneOf({ beat, facts }: LifeBeat): Scene | 'title' {
  return SCENES[beat] ?? (facts.seat === undefined && facts.target === undefined ? 'title' : 'note')
}

/** Moments at which a player is struck, and those at which a card is torn off the note. */
const BLOWS: BeatName[] = ['loss', 'losses', 'blow', 'mutation', 'bombing', 'virus', 'doom', 'ruin']
export const TORN: BeatName[] = ['discarded', 'resigned', 'divorced', ...BLOWS]

/** The sign beside a player for whom a note shows no card. */
export const NOTE_SIGNS: Partial<Record<BeatName, keyof typeof SIGNS>> = {
  first: 'turn',
  skipped: 'skip',
  passed: 'dots',
  'affair-over': 'bin',
  protected: 'shield',
  fed: 'baby',
  trimmed: 'bin',
  ruin: 'bin',
  restart: 'turn',
  bets: 'crown',
}

/** The cards that a note is about: the one it names, or those in its last events. */
export function noted(table: LifeTable, beat: LifeBeat): string[] {
  const { card, seat } = beat.facts
  if (card !== undefined) return [card]
  if (beat.beat === 'losses') return lastOf(table, beat, ['lost', 'lost-for-good']).map(({ card }) => card)
  if (beat.beat === 'bets') return table.zone('bets').cards.filter((kind) => kind !== null)
  if (beat.beat === 'hand-shown') return table.zone(`hand:${seat}`).cards.filter((kind) => kind !== null)
  return []
}

/** The cards of the events of these names at the end of a moment, with their owners. */
export function lastOf(table: LifeTable, beat: LifeBeat, names: string[]): { seat: number; card: string }[] {
  const told: { seat: number; card: string }[] = []
  for (const event of table.events.toReversed()) {
    if (event.n > beat.upto) continue
    if (!names.includes(event.event) || typeof event.card !== 'string') break
    told.unshift({ seat: event.seat ?? 0, card: event.card })
  }
  return told.filter(({ seat }) => beat.beat !== 'losses' || seat === beat.facts.seat)
}

/** What follows at once from a malus. */
const FOLLOWS = ['lost', 'lost-for-good', 'flipped', 'flirts-over', 'skips']

/** Who made the player of a loss lose: the one who has just played a malus on them. */
export function culprit({ events }: LifeTable, { beat, facts, upto }: LifeBeat): number | null {
  if (beat !== 'loss' && beat !== 'losses') return null
  const cause = events.findLast(({ n, event }) => n <= upto && !FOLLOWS.includes(event))
  return cause?.event === 'inflicted' && cause.target === facts.seat ? (cause.seat ?? null) : null
}

/** The card in a swap's event; null if the viewer may not know. */
export function swapped(beat: LifeBeat, name: string): string | null {
  const told = beat.events.filter(isHappening).find(({ event }) => event === name)
  const [card] = Array.isArray(told?.cards) ? told.cards : []
  return typeof card === 'string' ? card : null
}

/** The monster that a player faces; a blow without one comes from the pet that has mutated. */
export function monsterAt(table: LifeTable, seat: number): string | null {
  return table.view.public.monsters.find(({ at }) => at === seat)?.monster ?? null
}

/** Whether a player is not yet counted at the end: their smiles are hidden until then. */
export function isUncounted({ beat }: LifeTable, seat: number): boolean {
  return beat?.beat === 'counted' && seat >= (beat.facts.seat ?? 0)
}

/** What a moment does to a player's life: they act, or are struck. */
export function partIn(table: LifeTable, seat: number): 'acts' | 'struck' | null {
  const { beat } = table
  if (!beat) return null
  if (beat.facts.target === seat) return beat.beat === 'gift' || beat.beat === 'lent' ? 'acts' : 'struck'
  if (beat.facts.seat !== seat) return null
  return BLOWS.includes(beat.beat) ? 'struck' : 'acts'
}

/** The card that has just been laid into a life. */
export function freshIn({ beat, figures }: LifeTable, seat: number): string | null {
  const card = beat?.facts.card
  if (!beat || card === undefined) return null
  const isLaid = ['laid', 'married', 'born', 'played'].includes(beat.beat) && beat.facts.seat === seat
  const isSuffered = beat.beat === 'malus' && beat.facts.target === seat && figures.cards[card]?.family === 'malus'
  return isLaid || isSuffered ? card : null
}
