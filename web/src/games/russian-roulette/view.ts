import type { BeatOf } from '../../lib/beat'
import type { BoardTable } from '../../lib/table.svelte'
import type { View } from '../../lib/views'
import type { BeatName, Facts, Figures, Person, Public } from './types'

export type RouletteBeat = BeatOf<BeatName, Facts>
export type RouletteTable = BoardTable<View<Public, Person>, Figures, RouletteBeat>

/** A chamber of a revolver: empty, with a card not fired yet, or with one that was. */
export interface Chamber {
  state: 'empty' | 'loaded' | 'spent'
  kind: string | null
}

/** The six phases of a round. The judge's pause is part of the accusations, everything else that fires part of the trigger. */
export const PHASES = ['pocket', 'spin', 'bet', 'accusation', 'trigger', 'score']
const PART_OF: Record<string, string> = { judge: 'accusation', powder: 'trigger', 'show-off': 'trigger' }

export function phaseOf(table: RouletteTable): string {
  return PART_OF[table.view.phase] ?? table.view.phase
}

/** What a seat has answered in secret, if the viewer knows: `secret(table, seat, 'bet')` is the face under a cup. */
export function secret(table: RouletteTable, seat: number, answer: string): string | null {
  const [what, which] = (table.heldBy(seat).at(-1) ?? '').split(':')
  return what === answer ? (which ?? null) : null
}

/** Whether a seat's answer lies face down: a covered die, a card slipped into the pocket. */
export function hasAnswered(table: RouletteTable, seat: number): boolean {
  return table.view.answered.includes(seat)
}

/** The cards in front of a seat that are in no gun. A card on its way into the pocket is already removed. */
export function ammo(table: RouletteTable, seat: number): (string | null)[] {
  const cards = [...table.zone(`ammo:${seat}`).cards]
  if (table.view.phase !== 'pocket' || !hasAnswered(table, seat)) return cards
  const chosen = secret(table, seat, 'pocket')
  const place = chosen === null ? cards.length - 1 : cards.indexOf(chosen)
  return cards.filter((_, at) => at !== place)
}

/** What is in a pocket: a kind, null for a card face down, undefined if it is empty. */
export function pocket(table: RouletteTable, seat: number): string | null | undefined {
  if (table.view.phase === 'pocket' && hasAnswered(table, seat)) return secret(table, seat, 'pocket')
  return table.zone(`pocket:${seat}`).cards[0]
}

/** The cards a seat has fired this round, the first one first. */
export function fired(table: RouletteTable, seat: number): (string | null)[] {
  return table.zone(`shown:${seat}`).cards.toReversed()
}

/** The chambers in the order in which they fire. */
export function chambers(table: RouletteTable, seat: number): Chamber[] {
  const spent: Chamber[] = fired(table, seat).map((kind) => ({ state: 'spent', kind }))
  const left: Chamber[] = table.zone(`barrel:${seat}`).cards.map((kind) => ({ state: 'loaded', kind }))
  const length = table.figures.chambers
  const none: Chamber[] = Array.from({ length }, () => ({ state: 'empty', kind: null }))
  return [...spent, ...left, ...none].slice(0, length)
}

/** How many BULLETs may be left in a gun, counting those that all have seen and those that the viewer knows. */
export function bulletsLeft(table: RouletteTable, seat: number): { least: number; most: number } {
  const barrel = table.zone(`barrel:${seat}`)
  if (barrel.count === 0) return { least: 0, most: 0 }
  const inPocket = pocket(table, seat)
  const away = count(fired(table, seat), 'bullet') + (inPocket === 'bullet' ? 1 : 0)
  const left = table.player(seat).bullets - away
  const sure = Math.max(inPocket === null ? left - 1 : left, knownBullets(table, barrel.name, barrel.cards))
  return { least: Math.min(sure, barrel.count), most: Math.min(left, barrel.count) }
}

/** The BULLETs that the viewer knows to be in a pile, seen one by one or as part of a group that lies nowhere else. */
function knownBullets(table: RouletteTable, name: string, cards: (string | null)[]): number {
  const groups = table.view.known.filter(({ among }) => among[name] !== undefined && Object.keys(among).length === 1)
  return count(cards, 'bullet') + groups.reduce((sum, { contents }) => sum + count(contents, 'bullet'), 0)
}

/** The Action cards that the viewer knows to be in a hand. */
export function heldFor(table: RouletteTable, seat: number): string[] {
  const hand = table.zone(`hand:${seat}`)
  const groups = table.view.known.filter(
    ({ among }) => among[hand.name] !== undefined && Object.keys(among).length === 1,
  )
  return [...hand.cards.filter((kind) => kind !== null), ...groups.flatMap(({ contents }) => contents)]
}

/** The Action cards that the viewer knows to be in the deck or in hands that cannot be told from it. */
export function unseenActions(table: RouletteTable): string[] {
  return table.view.known.filter(({ among }) => 'action' in among).flatMap(({ contents }) => contents)
}

/** The shot that is fired next or has just been; null before the first one and after the last one. */
export function shotNow(table: RouletteTable): number | null {
  const done = table.view.phase === 'trigger' && !table.view.players.some(({ takes_part }) => takes_part)
  return done ? null : table.view.public.shot
}

/** Whether a seat fires, or has just fired, the current shot. */
export function inVolley(table: RouletteTable, seat: number): boolean {
  const { takes_part, in_round, aim } = table.player(seat)
  const { shot, turned_up } = table.view.public
  if (table.view.phase !== 'powder') return takes_part
  return turned_up.includes(seat) || (in_round && (table.zone(`shown:${seat}`).count === shot || aim !== seat))
}

/** The answers for which a player is the choice of a card, the target, or the accused. */
export function seatKeys(table: RouletteTable, seat: number): string[] {
  const usual = [`accuse:${seat}`, `aim:${seat}`, `choose:${seat}`]
  if (table.view.decision?.kind === 'target') return usual.toReversed()
  return table.view.phase === 'trigger' ? [`aim:${seat}`, `choose:${seat}`, `accuse:${seat}`] : usual
}

/** A card in words, including one face down. */
export function cardWord(table: RouletteTable, kind: string | null): string {
  return kind === null ? table.word('unseen-card') : table.cardName(kind)
}

function count(kinds: (string | null)[], kind: string): number {
  return kinds.filter((each) => each === kind).length
}
