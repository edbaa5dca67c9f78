import type { BoardTable } from '../../lib/table.svelte'
import type { Known } from '../../lib/view'

export type Colour = 'red' | 'blue' | 'green'
export const COLOURS: Colour[] = ['red', 'blue', 'green']

/** A Character in play. */
export interface Guest {
  character: string
  colour: Colour
  face_up: boolean
  dented: boolean
}

export interface Standing extends Guest {
  slot: number
}

export interface Friend extends Guest {
  owner: number
}

/** What somebody has said and stands by; `about` is a Character, or `deck` for the next Identity. */
export interface Claim {
  seat: number
  says: 'real' | 'parasite' | 'one-real' | 'no-killing-card' | 'rather'
  about: string | null
  rather_than: string | null
}

/** The game's own part of the view. */
export interface Public {
  round: number
  last_round: boolean
  first_player: number
  actor: number | null
  card: string | null
  row: number
  centre: Standing[]
  friends: Friend[]
  fails: number
  fails_lost: number
  characters_left: number
  shots_fired: boolean
  claims: Claim[]
  /** Who has raised a hand. */
  speaker: number | null
  vote_called_by: number | null
  /** The Character that the card being carried out has chosen already. */
  picked: string | null
}

export interface Person {
  seat: number
  first_player: boolean
  has_laid: boolean
  friend: string | null
  fell_at_dinner: boolean
}

export function shared(table: BoardTable): Public {
  return table.view.public as Public
}

export function people(table: BoardTable): Person[] {
  return table.view.players as Person[]
}

/** The seats clockwise from the viewer's left, the viewer left out; everybody for those who only look on. */
export function others(table: BoardTable): number[] {
  const { seats } = table.view
  const you = table.you
  const all = Array.from({ length: seats }, (_, turn) => (turn + (you ?? -1) + 1) % seats)
  return all.filter((seat) => seat !== you)
}

/** In which turn a seat acts this round, from 1. */
export function turnOf(table: BoardTable, seat: number): number {
  const { seats } = table.view
  return ((seat - shared(table).first_player + seats) % seats) + 1
}

/** The colour that an Action card carries in its name; nothing for a card without a colour. */
export function colourOf(kind: string): Colour | undefined {
  return COLOURS.find((colour) => kind.endsWith(`-${colour}`))
}

/** The colour of the card that is being carried out: only Characters of it can be touched. */
export function touchedColour(table: BoardTable): Colour | undefined {
  const { card } = shared(table)
  return card && table.view.result === null ? colourOf(card) : undefined
}

/** An Action card without its colour: `beth-red` is a `beth`. */
export function baseOf(kind: string): string {
  const colour = colourOf(kind)
  return colour ? kind.slice(0, -colour.length - 1) : kind
}

/** What the viewer can tell of an Identity: nothing, its face alone, or what lies open for all. */
export type Sight = 'hidden' | 'yours' | 'all'

/** Who can see an Identity that the viewer sees. Those who see everything belong to nobody, so nothing is theirs alone. */
export function sightOf(table: BoardTable, face: string | null, faceUp: boolean): Sight {
  if (face === null) return 'hidden'
  return faceUp || table.you === null ? 'all' : 'yours'
}

export type Side = 'real' | 'parasite'

/** The side of a player of the advanced mode, as far as the viewer knows it: whoever has no friend left is Real, but for those who
 * fell at dinner. */
export function sideOf(table: BoardTable, seat: number): Side | null {
  if (table.view.options.mode !== 'advanced') return null
  const secret = table.zone(`secret:${seat}`)
  if (secret.count > 0) return (secret.cards[0] ?? null) as Side | null
  return people(table)[seat]?.fell_at_dinner ? 'parasite' : 'real'
}

/** The Identities under the centre lie in the order of the Characters over them. */
export function faceUnder(table: BoardTable, at: number): string | null {
  return table.zone('under').cards[at] ?? null
}

/** The Action cards in the order in which the game lists them, for hands that lie as their answers do. */
const BASES = [
  'beth',
  'morty',
  'summer',
  'jerry',
  'fifteen-years',
  'rick',
  'something-wrong',
  'ten-minutes',
  'big-sister',
  'not-kill-me',
  'me-too',
  'poopybutthole',
]

/** The cards of a hand, each kind with how many there are, in the order of the answers. */
export function inOrder(cards: (string | null)[]): [kind: string, count: number][] {
  const rank = (kind: string) => BASES.indexOf(baseOf(kind)) * COLOURS.length + COLOURS.indexOf(colourOf(kind) ?? 'red')
  return counted(cards).sort(([one], [other]) => rank(one) - rank(other))
}

const KEYS = ['shoot', 'look', 'turn-up', 'about']
const KEY_OF_QUESTION: Record<string, string> = {
  look: 'look',
  'look-again': 'look',
  'turn-up': 'turn-up',
  about: 'about',
  'rather-than': 'about',
}

/** What a card would do to a Character if it may, so that a press says why not. */
const KEY_OF_CARD: Record<string, string> = { morty: 'look', summer: 'look', 'fifteen-years': 'turn-up' }

/** The answers that a Character can stand for, that of the open question first. */
export function keysOf(table: BoardTable, subject: string): string[] {
  const usual =
    KEY_OF_QUESTION[table.view.decision?.kind ?? ''] ?? KEY_OF_CARD[baseOf(shared(table).card ?? '')] ?? 'shoot'
  return [usual, ...KEYS.filter((key) => key !== usual)].map((key) => `${key}:${subject}`)
}

/** Whether a Character is chosen already: by the card that is being carried out, or by the viewer in the middle of a sentence. */
export function isPicked(table: BoardTable, character: string): boolean {
  const said = table.you === null ? [] : table.heldBy(table.you)
  return shared(table).picked === character || said.includes(`about:${character}`)
}

/** What a seat is doing besides its turn: speaking, voting, or having voted. */
export type Talk = 'speaks' | 'votes' | 'voted' | 'called'

/** Who raises a hand or is in a vote. */
export function talkOf(table: BoardTable, seat: number): Talk | undefined {
  const { speaker, vote_called_by } = shared(table)
  if (vote_called_by === null) return speaker === seat ? 'speaks' : undefined
  if (vote_called_by === seat) return 'called'
  if (table.view.waiting.includes(seat)) return 'votes'
  return table.view.answered.includes(seat) ? 'voted' : undefined
}

/** Cards that the viewer knows as a group. `places` tells which of an ordered zone are meant, unless it is all of them. */
interface Grouped extends Known {
  places?: Record<string, number[]>
}

/** Where cards of a group lie: one under a Character, or so many of a zone. */
export interface Spot {
  zone: string
  character: string | null
  owner: number | null
  count: number
}

/** Identities that the viewer knows but cannot tell apart; `exact` if there are no others among them. `sure` is what each of them
 * must be, if they are all alike. */
export interface Group {
  sign: string
  spots: Spot[]
  contents: [kind: string, count: number][]
  exact: boolean
  sure: string | null
}

/** That a card belongs to a group. */
export type Link = Pick<Group, 'sign' | 'sure'>

const SIGNS = ['α', 'β', 'γ', 'δ', 'ε', 'ζ', 'η', 'θ']

/** What is known of Identities only: of Action cards there is nothing to be learned. */
export function groups(table: BoardTable): Group[] {
  const ofIdentities = table.view.known.filter((known) =>
    known.contents.every((kind) => kind === 'real' || kind === 'parasite'),
  )
  return ofIdentities.map((known: Grouped, at) => {
    const spots = Object.entries(known.among).flatMap(([zone, count]) => spotsIn(table, known, zone, count))
    const contents = counted(known.contents)
    const exact = spots.reduce((sum, spot) => sum + spot.count, 0) === known.contents.length
    return {
      sign: SIGNS[at] ?? `${at + 1}`,
      spots,
      contents,
      exact,
      sure: exact && contents.length === 1 ? (contents[0]?.[0] ?? null) : null,
    }
  })
}

function spotsIn(table: BoardTable, known: Grouped, zone: string, count: number): Spot[] {
  const { centre, friends } = shared(table)
  if (zone === 'under') {
    const at = known.places?.under ?? centre.map((_, place) => place)
    return at.map((place) => ({ zone, character: centre[place]?.character ?? null, owner: null, count: 1 }))
  }
  const owner = table.zone(zone).owner
  const friend = zone.startsWith('secret') ? friends.find((each) => each.owner === owner) : undefined
  return [{ zone, character: friend?.character ?? null, owner, count }]
}

/** The groups to which the Identity under a Character belongs. */
export function linksOf(table: BoardTable, character: string): Link[] {
  return groups(table).filter((group) => group.spots.some((spot) => spot.character === character))
}

/** The groups of which a part lies in a zone. */
export function linksTo(table: BoardTable, zone: string): Link[] {
  return groups(table).filter((group) => group.spots.some((spot) => spot.zone === zone))
}

/** The kinds in a heap, each with how many there are, in the order in which they first appear. */
export function counted(cards: (string | null)[]): [kind: string, count: number][] {
  const counts = new Map<string, number>()
  for (const kind of cards) if (kind !== null) counts.set(kind, (counts.get(kind) ?? 0) + 1)
  return [...counts]
}
