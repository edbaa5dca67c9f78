import type { BeatOf } from '../../lib/beat'
import { counted } from '../../lib/cards'
import type { BoardTable } from '../../lib/table.svelte'
import type { KnownView, View } from '../../lib/views'
import type { BeatName, Colour, Facts, Figures, Friend, Person, Public, Standing } from './types'

export type RickallBeat = BeatOf<BeatName, Facts>
export type RickallTable = BoardTable<View<Public, Person>, Figures, RickallBeat>

/** A Character in play, in the centre or tied to a player. */
export type Guest = Omit<Standing, 'slot'>

export const COLOURS: Colour[] = ['red', 'blue', 'green']

/** Every Character in play. */
export function guests(table: RickallTable): (Standing | Friend)[] {
  return [...table.view.public.centre, ...table.view.public.friends]
}

/** In which turn a seat acts this round, from 1. */
export function turnOf(table: RickallTable, seat: number): number {
  const { seats } = table.view
  return ((seat - table.view.public.first_player + seats) % seats) + 1
}

/** The colour of an Action card; undefined for a card without a colour. */
export function colourOf(table: RickallTable, kind: string): Colour | undefined {
  return table.figures.actions[kind]?.colour ?? undefined
}

/** An Action card without its colour: `beth-red` is a `beth`. */
export function baseOf(table: RickallTable, kind: string): string {
  return table.figures.actions[kind]?.base ?? kind
}

/** The colour of the card being carried out: only Characters of that colour can be targeted. */
export function touchedColour(table: RickallTable): Colour | undefined {
  const { card } = table.view.public
  return card && table.view.result === null ? colourOf(table, card) : undefined
}

/** The answers for which a player must play a card, or gets one. */
export function seatKeys(table: RickallTable, seat: number): string[] {
  const keys = [`give:${seat}`, `force:${seat}`]
  return table.view.decision?.kind === 'force' ? keys.toReversed() : keys
}

/** How much the viewer knows of an Identity: nothing, its face as the only one, or what lies open for all. */
export type Sight = 'hidden' | 'yours' | 'all'

/** Who can see an Identity that the viewer sees. A spectator sees only what all see. */
export function sightOf(table: RickallTable, face: string | null, faceUp: boolean): Sight {
  if (face === null) return 'hidden'
  return faceUp || table.you === null ? 'all' : 'yours'
}

export type Side = 'real' | 'parasite'

/**
 * The side of a player in the advanced mode, as far as the viewer knows it. A player without a friend is Real, unless
 * they fell at dinner.
 */
export function sideOf(table: RickallTable, seat: number): Side | null {
  if (table.view.options.mode !== 'advanced') return null
  const secret = table.zone(`secret:${seat}`)
  if (secret.count > 0) {
    const [face] = secret.cards
    return face === 'real' || face === 'parasite' ? face : null
  }
  return table.player(seat).fell_at_dinner ? 'parasite' : 'real'
}

/** The Identities under the centre lie in the order of the Characters over them. */
export function faceUnder(table: RickallTable, at: number): string | null {
  return table.zone('under').cards[at] ?? null
}

/** The cards of a hand, each kind with how many there are, in the order of the answers. */
export function inOrder(table: RickallTable, cards: (string | null)[]): [kind: string, count: number][] {
  const kinds = Object.keys(table.figures.actions)
  return counted(cards).sort(([one], [other]) => kinds.indexOf(one) - kinds.indexOf(other))
}

const KEYS = ['shoot', 'look', 'turn-up', 'about']
const KEY_OF_QUESTION: Record<string, string> = {
  look: 'look',
  'look-again': 'look',
  'turn-up': 'turn-up',
  about: 'about',
  'rather-than': 'about',
}

/** What a card would do to a Character if allowed, so that a press explains why not. */
const KEY_OF_CARD: Record<string, string> = { morty: 'look', summer: 'look', 'fifteen-years': 'turn-up' }

/** The answers that a Character can stand for, the open question's first. */
export function keysOf(table: RickallTable, subject: string): string[] {
  const usual =
    KEY_OF_QUESTION[table.view.decision?.kind ?? ''] ??
    KEY_OF_CARD[baseOf(table, table.view.public.card ?? '')] ??
    'shoot'
  return [usual, ...KEYS.filter((key) => key !== usual)].map((key) => `${key}:${subject}`)
}

/** Whether a Character has been chosen already: by the card being carried out, or by the viewer in the middle of a statement. */
export function isPicked(table: RickallTable, character: string): boolean {
  const said = table.you === null ? [] : table.heldBy(table.you)
  return table.view.public.picked === character || said.includes(`about:${character}`)
}

/** What a seat is doing besides its turn: speaking, voting, or having voted. */
export type Talk = 'speaks' | 'votes' | 'voted' | 'called'

/** Who is raising a hand or takes part in a vote. */
export function talkOf(table: RickallTable, seat: number): Talk | undefined {
  const { speaker, vote_called_by } = table.view.public
  if (vote_called_by === null) return speaker === seat ? 'speaks' : undefined
  if (vote_called_by === seat) return 'called'
  if (table.view.waiting.includes(seat)) return 'votes'
  return table.view.answered.includes(seat) ? 'voted' : undefined
}

/** Where cards of a group lie: one under a Character, or some in a zone. */
export interface Spot {
  zone: string
  character: string | null
  owner: number | null
  count: number
}

/**
 * Identities that the viewer knows but cannot tell apart; `exact` if there are no others among them. `sure` is what
 * each of them must be, if they are all alike.
 */
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

/** Only Identities: knowledge of Action cards is not shown. */
export function groups(table: RickallTable): Group[] {
  const ofIdentities = table.view.known.filter((known) =>
    known.contents.every((kind) => kind === 'real' || kind === 'parasite'),
  )
  return ofIdentities.map((known, at) => {
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

function spotsIn(table: RickallTable, known: KnownView, zone: string, count: number): Spot[] {
  const { centre, friends } = table.view.public
  if (zone === 'under') {
    const at = known.places.under ?? centre.map((_, place) => place)
    return at.map((place) => ({ zone, character: centre[place]?.character ?? null, owner: null, count: 1 }))
  }
  const owner = table.zone(zone).owner
  const friend = zone.startsWith('secret') ? friends.find((each) => each.owner === owner) : undefined
  return [{ zone, character: friend?.character ?? null, owner, count }]
}

/** The groups to which the Identity under a Character belongs. */
export function linksOf(table: RickallTable, character: string): Link[] {
  return groups(table).filter((group) => group.spots.some((spot) => spot.character === character))
}

/** The groups with cards in a zone. */
export function linksTo(table: RickallTable, zone: string): Link[] {
  return groups(table).filter((group) => group.spots.some((spot) => spot.zone === zone))
}
