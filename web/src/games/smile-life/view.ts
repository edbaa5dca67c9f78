// Smile Life's own part of a view, and what the board derives from it.
import type { BeatOf } from '../../lib/beat'
import type { BoardTable } from '../../lib/table.svelte'
import type { KnownView, View, ZoneView } from '../../lib/views'
import { familyOf, HUES, type Stack, smilesOf, stacked } from './cards'
import type { BeatName, Facts, Family, Figures, Person, Public } from './types'

export type LifeBeat = BeatOf<BeatName, Facts>
export type LifeTable = BoardTable<View<Public, Person>, Figures, LifeBeat>

export const BELONGINGS: Family[] = ['house', 'trip', 'pet', 'weapon', 'vehicle', 'survival', 'distinction', 'special']
export const FACE_UP = ['studies', 'extra', 'job', 'wages', 'flirts', 'marriage', 'affair', 'children', 'belongings']
export const LAID = [...FACE_UP, 'flipped', 'malus']

/** The heap of that name before a seat. */
export function heap(table: LifeTable, name: string, seat: number): ZoneView {
  return table.zone(`${name}:${seat}`)
}

/** The cards that the viewer knows to be in a player's hand. */
export function seenHand(table: LifeTable, seat: number): string[] {
  const zone = heap(table, 'hand', seat)
  const faces = zone.cards.filter((kind) => kind !== null)
  if (faces.length === zone.count) return faces
  const known = table.view.known.filter((entry) => placesOf(table, entry).join() === zone.name)
  return [...faces, ...known.flatMap((entry) => entry.contents)]
}

/** Who acts, and against whom. A weapon or a Dictator is used by the current player, against the player who is asked. */
export function parts(table: LifeTable): { by: number | null; to: number[] } {
  const { card, turn, victim } = table.view.public
  if (victim === null) return { by: null, to: [] }
  const used = card !== null && ['weapon', 'job'].includes(familyOf(table, card)) && victim === turn
  return used ? { by: victim, to: table.view.waiting } : { by: null, to: [victim] }
}

/** SL-20.2: what each family of cards adds to the smiles of a life. The rest is taken away by a Virus. */
export function tally(table: LifeTable, seat: number): { family: Family; smiles: number }[] {
  const laid = LAID.flatMap((name) => heap(table, name, seat).cards).filter((kind) => kind !== null)
  const sums = new Map<Family, number>()
  const add = (name: Family, smiles: number) => sums.set(name, (sums.get(name) ?? 0) + smiles)
  for (const kind of laid) add(familyOf(table, kind), smilesOf(table, kind))
  if (['special-rainbow', 'special-shooting-star'].every((kind) => laid.includes(kind)) && laid.includes('pet-unicorn'))
    add('pet', smilesOf(table, 'pet-unicorn'))
  add('malus', table.player(seat).smiles - [...sums.values()].reduce((sum, smiles) => sum + smiles, 0))
  const order = Object.keys(HUES)
  const told = [...sums].filter(([, smiles]) => smiles !== 0)
  told.sort(([one], [other]) => order.indexOf(one) - order.indexOf(other))
  return told.map(([family, smiles]) => ({ family, smiles }))
}

/** How many cards of each family are in a life; malus apart. */
export function families(table: LifeTable, seat: number): { family: Family; count: number }[] {
  const laid = FACE_UP.flatMap((name) => heap(table, name, seat).cards).filter((kind) => kind !== null)
  const kinds = laid.map((kind) => familyOf(table, kind))
  return [...new Set(kinds)].map((family) => ({ family, count: kinds.filter((each) => each === family).length }))
}

/** The crises and events on the table: those in effect, and those still waiting. */
export function threats(table: LifeTable): string[] {
  const { running, monsters } = table.view.public
  const walking = monsters.map((visitor) => visitor.monster)
  const lying = table
    .zone('plagues')
    .cards.filter((kind) => kind !== null)
    .filter((kind) => !walking.includes(kind))
  return [...new Set([...running.map((entry) => entry.plague), ...lying])]
}

/** AMB-85: a Purge that ran when the aliens came waits for their end. */
export function waits(table: LifeTable, plague: string): boolean {
  return plague === 'event-purge' && table.view.public.invasion !== null
}

export function isDoomed(table: LifeTable): boolean {
  const { monsters, waiting_purge } = table.view.public
  return threats(table).length > 0 || monsters.length > 0 || waiting_purge !== null
}

/** Where the cards lie that the viewer looks at briefly. */
export function seenPeeks(table: LifeTable): string[] {
  return table.view.zones
    .filter((zone) => zone.name.startsWith('peek:') && zone.cards.some((kind) => kind !== null))
    .map((zone) => zone.name)
}

/** Where known cards may lie. Only a wage can be a bet. */
function placesOf(table: LifeTable, { among, contents }: KnownView): string[] {
  return Object.keys(among).filter(
    (zone) => zone !== 'bets' || contents.some((kind) => familyOf(table, kind) === 'wage'),
  )
}

/** Cards that the viewer has seen and that one of several players now has, or that may be a bet. */
export function scattered(table: LifeTable): { names: string[]; bet: boolean; kinds: Stack[] }[] {
  return table.view.known
    .map((entry) => ({ places: placesOf(table, entry), kinds: stacked(entry.contents) }))
    .filter(({ places }) => places.length > 1)
    .map(({ places, kinds }) => ({
      names: places.filter((zone) => zone !== 'bets').map((zone) => table.name(table.zone(zone).owner ?? 0)),
      bet: places.includes('bets'),
      kinds,
    }))
}
