/** Smile Life's own part of a view, what its cards are, and which answers each card on the table stands for. */
import type { BoardTable } from '../../lib/table.svelte'
import type { View, Zone } from '../../lib/view'
import { FIGURES } from './figures'
import { labels } from './labels'

export interface Person {
  seat: number
  smiles: number
  level: number
  job: string | null
  wage_limit: number
  money: number
  married: boolean
  unfaithful: boolean
  defence: number
  skips: number
  hand_size: number
  free_house: boolean
  imprisons: boolean
  protected: string | null
  used_flirts: string[]
}

export interface Running {
  plague: string
  rounds: number
  turned_by: number
}

export interface Visitor {
  monster: string
  at: number
  left: number
}

export interface Common {
  turn: number
  turns: number
  running: Running[]
  monsters: Visitor[]
  turned: boolean
  casino: 'open' | 'closed' | null
  bettor: number | null
  invasion: { target: number; thrown: number } | null
  waiting_purge: number | null
  card: string | null
  victim: number | null
  strength: number | null
  threw: number | null
}

export type Family =
  | 'study'
  | 'wage'
  | 'job'
  | 'flirt'
  | 'marriage'
  | 'adultery'
  | 'child'
  | 'pet'
  | 'trip'
  | 'house'
  | 'weapon'
  | 'vehicle'
  | 'survival'
  | 'distinction'
  | 'malus'
  | 'special'
  | 'cataclysm'
  | 'crisis'
  | 'event'
  | 'monster'

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

export const BELONGINGS: Family[] = ['house', 'trip', 'pet', 'weapon', 'vehicle', 'survival', 'distinction', 'special']
const FACE_UP = ['studies', 'extra', 'job', 'wages', 'flirts', 'marriage', 'affair', 'children', 'belongings']
export const LAID = [...FACE_UP, 'flipped', 'malus']

export function person(table: BoardTable, seat: number): Person {
  return table.view.players[seat] as Person
}

export function common(table: BoardTable): Common {
  return table.view.public as Common
}

/** The heap of that name before a seat. */
export function heap(table: BoardTable, name: string, seat: number): Zone {
  return table.zone(`${name}:${seat}`)
}

export function family(kind: string): Family {
  return (FIGURES.get(kind)?.family ?? 'special') as Family
}

export function smilesOf(kind: string): number {
  return FIGURES.get(kind)?.smiles ?? 0
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

/** What is printed on a card. */
export function face(table: BoardTable, kind: string): Face {
  const own = family(kind)
  return {
    kind,
    family: own,
    familyName: labels(table.words.language).families[own],
    name: table.cardName(kind),
    short: own === 'wage' ? kind.slice(-1) : table.cardName(kind, true),
    smiles: smilesOf(kind),
    rule: table.find(`card-${kind}.rule`) ?? table.cardText(kind),
  }
}

const PLACES = new Map([...FIGURES.keys()].map((kind, at) => [kind, at]))

export interface Stack {
  kind: string
  count: number
}

/** Like cards together, in the order of the first of each. */
export function stacked(cards: readonly (string | null)[]): Stack[] {
  const counts = new Map<string, number>()
  for (const kind of cards) if (kind !== null) counts.set(kind, (counts.get(kind) ?? 0) + 1)
  return [...counts].map(([kind, count]) => ({ kind, count }))
}

/** Cards as they are listed in the boxes, as the answers are too; unseen ones at the end. */
export function sorted(cards: readonly (string | null)[]): (string | null)[] {
  const place = (kind: string | null) => (kind === null ? PLACES.size : (PLACES.get(kind) ?? PLACES.size))
  return cards.toSorted((one, other) => place(one) - place(other))
}

/** What the viewer knows to be in somebody's hand. */
export function seenHand(table: BoardTable, seat: number): string[] {
  const zone = heap(table, 'hand', seat)
  const faces = zone.cards.filter((kind) => kind !== null)
  if (faces.length === zone.count) return faces
  const known = table.view.known.filter((entry) => placesOf(entry).join() === zone.name)
  return [...faces, ...known.flatMap((entry) => entry.contents)]
}

/** The kind of question that the viewer has to answer now. */
export function question(table: BoardTable): string | null {
  return table.live && table.moment.options.length > 0 ? (table.view.decision?.kind ?? null) : null
}

/** Whose laid cards are to be chosen from now; nobody's at most times. */
export function chosenFrom(table: BoardTable): number | null {
  switch (question(table)) {
    case 'armageddon':
    case 'quake':
    case 'bombing':
    case 'mutation':
    case 'steal':
    case 'cloud':
    case 'exchange':
      return common(table).victim
    case 'lose':
    case 'offer-laid':
    case 'bunker':
    case 'feed':
    case 'adopt':
    case 'revenge':
    case 'gift':
    case 'pay':
    case 'monster':
    case 'lend':
    case 'threat':
      return table.you
    default:
      return null
  }
}

/** The zone in the middle whose cards are to be chosen from now. */
export function openZone(table: BoardTable): string | null {
  switch (question(table)) {
    case 'fetch':
      return common(table).card === 'pet-vulture' ? 'out' : 'discard'
    case 'relaunch':
      return 'out'
    case 'plague':
      return 'plagues'
    case 'luck':
    case 'order':
      return `peek:${table.you}`
    default:
      return null
  }
}

/** The answers by which a card of the viewer's hand is used, the usual one first. */
export function handKeys(table: BoardTable, kind: string): string[] {
  switch (question(table)) {
    case 'pull':
    case 'set-aside':
    case 'keep':
    case 'give-up':
    case 'offer-hand':
      return [`card:${kind}`]
    case 'throw':
      return [`throw:${kind}`]
    case 'bet':
      return [`bet:${kind}`]
  }
  const bet = family(kind) === 'wage' && common(table).casino ? [`bet:${kind}`] : []
  return [`play:${kind}`, ...bet, `discard:${kind}`]
}

/** The answers that an open card in the middle stands for. From the flood it is laid, or only discarded. */
export function openKeys(zone: string, kind: string): string[] {
  return zone === 'flood' ? [`card:${kind}`, `discard:${kind}`] : [`card:${kind}`]
}

/** Whose laid cards the viewer looks through before anything else now: to weigh them, or to fight with them. */
export function studied(table: BoardTable): number | null {
  return weighs(table) || ['monster', 'lend', 'mutation'].includes(question(table) ?? '') ? chosenFrom(table) : null
}

/** Whether the viewer now chooses among laid cards by what they are worth. */
export function weighs(table: BoardTable): boolean {
  return ['lose', 'steal', 'quake', 'armageddon', 'bombing', 'offer-laid', 'bunker'].includes(question(table) ?? '')
}

/** The answers that a card laid before a seat stands for. */
export function laidKeys(table: BoardTable, name: string, seat: number, kind: string): string[] {
  if (chosenFrom(table) !== seat) return []
  switch (question(table)) {
    case 'cloud':
    case 'revenge':
      return name === 'malus' ? [`card:${kind}`] : []
    case 'exchange':
      return name === 'hand' ? [`card:${kind}`] : []
    case 'gift':
      return name === 'wages' ? [`card:${kind}`] : []
    case 'pay':
      return name === 'wages' || kind === 'special-inheritance' ? payKeys(table, kind) : []
    case 'monster':
    case 'lend':
      return name === 'belongings' ? fightKeys(kind) : []
    case 'threat':
      return kind === 'survival-nuclear-threat' ? ['yes'] : []
    case 'feed':
      return name === 'belongings' ? [`card:${kind}`] : []
    case 'adopt':
      return name === 'children' ? [`card:${kind}`] : []
    case 'lose':
      return [`${name === 'affair' ? 'affair' : 'card'}:${kind}`]
    default:
      return FACE_UP.includes(name) ? [`${name === 'affair' ? 'affair' : 'card'}:${kind}`] : []
  }
}

/** The ways to pay that a wage, or the Inheritance, is part of; none of them is on offer if it is only itself. */
function payKeys(table: BoardTable, kind: string): string[] {
  const coin = kind === 'special-inheritance' ? 'i' : kind.slice(-1)
  const ways = table.moment.options.map((offer) => offer.key)
  const having = ways.filter((key) => key.startsWith('pay:') && key.slice(4).split('-').includes(coin))
  return having.length > 0 ? having : [`pay:${coin}`]
}

function fightKeys(kind: string): string[] {
  const own = family(kind)
  if (own === 'weapon') return [`use:${kind}`]
  if (own === 'vehicle') return kind === 'vehicle-tank' ? [`use:${kind}`, `flee:${kind}`] : [`flee:${kind}`]
  return []
}

/** The answers that name a player. */
export function seatKeys(table: BoardTable, seat: number): string[] {
  switch (question(table)) {
    case 'target':
      return [`seat:${seat}`, `virus:${seat}`]
    case 'attack':
    case 'rob':
      return [`seat:${seat}`]
    case 'start':
    case 'flood':
      return table.offered(`imprison:${seat}`) ? [`imprison:${seat}`] : []
    default:
      return []
  }
}

/** Who does what is going on, and to whom. A weapon and a Dictator are used by the player at turn, against whoever is asked. */
export function parts(table: BoardTable): { by: number | null; to: number[] } {
  const { card, turn, victim } = common(table)
  if (victim === null) return { by: null, to: [] }
  const used = card !== null && ['weapon', 'job'].includes(family(card)) && victim === turn
  return used ? { by: victim, to: table.view.waiting } : { by: null, to: [victim] }
}

/** SL-20.2: what each sort of card adds to the smiles of a life. A Virus takes away whatever the others do not explain. */
export function tally(table: BoardTable, seat: number): { family: Family; smiles: number }[] {
  const laid = LAID.flatMap((name) => heap(table, name, seat).cards).filter((kind) => kind !== null)
  const sums = new Map<Family, number>()
  const add = (name: Family, smiles: number) => sums.set(name, (sums.get(name) ?? 0) + smiles)
  for (const kind of laid) add(family(kind), smilesOf(kind))
  if (['special-rainbow', 'special-shooting-star'].every((kind) => laid.includes(kind)) && laid.includes('pet-unicorn'))
    add('pet', smilesOf('pet-unicorn'))
  add('malus', person(table, seat).smiles - [...sums.values()].reduce((sum, smiles) => sum + smiles, 0))
  const sorts = Object.keys(HUES) as Family[]
  return sorts.map((name) => ({ family: name, smiles: sums.get(name) ?? 0 })).filter(({ smiles }) => smiles !== 0)
}

/** Everybody but the viewer, in the order of their turns after the viewer's. */
export function others(table: BoardTable): number[] {
  const seats = table.view.seats
  if (table.you === null) return Array.from({ length: seats }, (_, seat) => seat)
  const you = table.you
  return Array.from({ length: seats - 1 }, (_, turn) => (you + 1 + turn) % seats)
}

/** The crises and events on the table: those that run, and those whose turn is still to come. */
export function threats(table: BoardTable): string[] {
  const { running, monsters } = common(table)
  const walking = monsters.map((visitor) => visitor.monster)
  const lying = table.zone('plagues').cards.filter((kind) => kind !== null && !walking.includes(kind)) as string[]
  return [...new Set([...running.map((entry) => entry.plague), ...lying])]
}

/** AMB-85: a Purge that ran when the aliens came waits for their end. */
export function waits(table: BoardTable, plague: string): boolean {
  return plague === 'event-purge' && common(table).invasion !== null
}

export function isDoomed(table: BoardTable): boolean {
  const { monsters, waiting_purge } = common(table)
  return threats(table).length > 0 || monsters.length > 0 || waiting_purge !== null
}

/** Where cards lie that the viewer looks at for a moment. */
export function seenPeeks(table: BoardTable): string[] {
  return table.view.zones
    .filter((zone) => zone.name.startsWith('peek:') && zone.cards.some((kind) => kind !== null))
    .map((zone) => zone.name)
}

/** Where cards of which the viewer knows may lie. Nobody bets anything but a wage. */
function placesOf({ among, contents }: View['known'][number]): string[] {
  return Object.keys(among).filter((zone) => zone !== 'bets' || contents.some((kind) => family(kind) === 'wage'))
}

/** Cards that the viewer has seen and that are now with one of several players, or perhaps the bet of one. */
export function scattered(table: BoardTable): { names: string[]; bet: boolean; kinds: Stack[] }[] {
  return table.view.known
    .map((entry) => ({ places: placesOf(entry), kinds: stacked(entry.contents) }))
    .filter(({ places }) => places.length > 1)
    .map(({ places, kinds }) => ({
      names: places.filter((zone) => zone !== 'bets').map((zone) => table.name(table.zone(zone).owner ?? 0)),
      bet: places.includes('bets'),
      kinds,
    }))
}
