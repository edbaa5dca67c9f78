import type { BoardTable } from '../../lib/table.svelte'
import type { View } from '../../lib/view'

export type Team = 'red' | 'blue' | 'purple' | 'yellow' | 'brown' | 'grey'

/** A team as everybody may know it. `accuses` is there while an accusation is before the judge. */
export interface Player {
  seat: number
  team: Team
  captain: string
  /** Those who live, the captain not among them. */
  teammates: string[]
  characters: number
  points: number
  in_round: boolean
  /** BULLETs among the seven cards. */
  bullets: number
  bet: number | null
  has_accused: boolean
  accuses?: number | null
  pocket_shown: boolean
  takes_part: boolean
  aim: number | 'sky' | 'unnamed'
  ducking: boolean
}

export interface Middle {
  round: number
  shot: number | null
  points_to_win: number
  /** Seats whose BULLET lies turned up and is not soaked. */
  turned_up: number[]
  card: string | null
  card_player: number | null
}

/** A chamber of a revolver: nothing in it, a card not fired yet, or one that was. */
export interface Chamber {
  state: 'empty' | 'loaded' | 'spent'
  kind: string | null
}

export const CHAMBERS = 6
export const TEAM = 4
export const FACES = [0, 1, 2, 3, 4, 5]

/** The six phases of a round. The pause for the judge is part of the accusations, all else that fires part of the trigger. */
export const PHASES = ['pocket', 'spin', 'bet', 'accusation', 'trigger', 'score']
const PART_OF: Record<string, string> = { judge: 'accusation', powder: 'trigger', 'show-off': 'trigger' }

export function phaseOf(view: View): string {
  return PART_OF[view.phase] ?? view.phase
}

export function players(table: BoardTable): Player[] {
  return table.view.players as Player[]
}

export function player(table: BoardTable, seat: number): Player {
  return table.view.players[seat] as Player
}

export function middle(table: BoardTable): Middle {
  return table.view.public as Middle
}

/** What a seat has answered in secret, if the viewer knows: `secret(table, seat, 'bet')` is the face under a cup. */
export function secret(table: BoardTable, seat: number, answer: string): string | null {
  const [what, which] = (table.heldBy(seat).at(-1) ?? '').split(':')
  return what === answer ? (which ?? null) : null
}

/** Whether a seat's answer lies face down: a covered die, a card slipped into the pocket. */
export function hasAnswered(table: BoardTable, seat: number): boolean {
  return table.view.answered.includes(seat)
}

/** The cards in front of a seat that are in no gun. A card on its way into the pocket is already away. */
export function ammo(table: BoardTable, seat: number): (string | null)[] {
  const cards = [...table.zone(`ammo:${seat}`).cards]
  if (table.view.phase !== 'pocket' || !hasAnswered(table, seat)) return cards
  const chosen = secret(table, seat, 'pocket')
  const place = chosen === null ? cards.length - 1 : cards.indexOf(chosen)
  return cards.filter((_, at) => at !== place)
}

/** What is in a pocket: a kind, null for a card face down, nothing if it is empty. */
export function pocket(table: BoardTable, seat: number): string | null | undefined {
  if (table.view.phase === 'pocket' && hasAnswered(table, seat)) return secret(table, seat, 'pocket')
  return table.zone(`pocket:${seat}`).cards[0]
}

/** The cards a seat has fired this round, the first one first. */
export function fired(table: BoardTable, seat: number): (string | null)[] {
  return table.zone(`shown:${seat}`).cards.toReversed()
}

/** The six chambers in the order in which they fire. */
export function chambers(table: BoardTable, seat: number): Chamber[] {
  const spent: Chamber[] = fired(table, seat).map((kind) => ({ state: 'spent', kind }))
  const left: Chamber[] = table.zone(`barrel:${seat}`).cards.map((kind) => ({ state: 'loaded', kind }))
  const none: Chamber[] = Array.from({ length: CHAMBERS }, () => ({ state: 'empty', kind: null }))
  return [...spent, ...left, ...none].slice(0, CHAMBERS)
}

/** How many BULLETs may be left in a gun, by the count of those everybody has seen and those the viewer knows. */
export function bulletsLeft(table: BoardTable, seat: number): { least: number; most: number } {
  const barrel = table.zone(`barrel:${seat}`)
  if (barrel.count === 0) return { least: 0, most: 0 }
  const inPocket = pocket(table, seat)
  const away = count(fired(table, seat), 'bullet') + (inPocket === 'bullet' ? 1 : 0)
  const left = player(table, seat).bullets - away
  const sure = Math.max(inPocket === null ? left - 1 : left, knownBullets(table, barrel.name, barrel.cards))
  return { least: Math.min(sure, barrel.count), most: Math.min(left, barrel.count) }
}

/** The BULLETs that the viewer knows to be in a pile, seen one by one or as part of a group that lies nowhere else. */
function knownBullets(table: BoardTable, name: string, cards: (string | null)[]): number {
  const groups = table.view.known.filter(({ among }) => among[name] !== undefined && Object.keys(among).length === 1)
  return count(cards, 'bullet') + groups.reduce((sum, { contents }) => sum + count(contents, 'bullet'), 0)
}

/** The Action cards that the viewer knows to be in somebody's hand. */
export function heldFor(table: BoardTable, seat: number): string[] {
  const hand = table.zone(`hand:${seat}`)
  const groups = table.view.known.filter(
    ({ among }) => among[hand.name] !== undefined && Object.keys(among).length === 1,
  )
  return [...hand.cards.filter((kind) => kind !== null), ...groups.flatMap(({ contents }) => contents)]
}

/** The Action cards that the viewer knows to be in the deck or else in hands that cannot be told from it. */
export function unseenActions(table: BoardTable): string[] {
  return table.view.known.filter(({ among }) => 'action' in among).flatMap(({ contents }) => contents)
}

/** The shot that is fired next or has just been; none before the first one, nor when nobody fires any more. */
export function shotNow(table: BoardTable): number | null {
  const done = table.view.phase === 'trigger' && !players(table).some(({ takes_part }) => takes_part)
  return done ? null : middle(table).shot
}

/** Whether a seat fires, or has just fired, the current shot. */
export function inVolley(table: BoardTable, seat: number): boolean {
  const { takes_part, in_round, aim } = player(table, seat)
  const { shot, turned_up } = middle(table)
  if (table.view.phase !== 'powder') return takes_part
  return turned_up.includes(seat) || (in_round && (table.zone(`shown:${seat}`).count === shot || aim !== seat))
}

/** A card in words, also one face down. */
export function cardWord(table: BoardTable, kind: string | null): string {
  return kind === null ? table.word('unseen-card') : table.cardName(kind)
}

/** Kinds with how often each is there. */
export function tally(kinds: (string | null)[]): [string, number][] {
  const counts = new Map<string, number>()
  for (const kind of kinds) if (kind !== null) counts.set(kind, (counts.get(kind) ?? 0) + 1)
  return [...counts]
}

function count(kinds: (string | null)[], kind: string): number {
  return kinds.filter((each) => each === kind).length
}
