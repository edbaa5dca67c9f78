import type { Colour } from './types'
import { colourOf, faceUnder, type RickallTable, type Side } from './view'

/** A Character as it is staged. `face` is its Identity as far as the viewer sees it; `owner` is the player whose friend it is. */
export interface Staged {
  character: string
  colour: Colour
  face: Side | null
  owner: number | null
}

/** What happens to a Character. `falls` is a Real that is lost, `gone` an exterminated Parasite. */
export type Plight = 'aim' | 'dent' | 'shot' | 'gone' | 'falls' | 'comes' | 'looked-at' | 'shown'

export function sideOrNull(face: string | null): Side | null {
  return face === 'real' || face === 'parasite' ? face : null
}

/** A Character as the view shows it; one that has left is shown without an Identity. */
export function staged(table: RickallTable, character: string): Staged {
  const { centre, friends } = table.view.public
  const colour = table.figures.characters[character]?.colour ?? 'red'
  const at = centre.findIndex((each) => each.character === character)
  if (at >= 0) return { character, colour, face: sideOrNull(faceUnder(table, at)), owner: null }
  const friend = friends.find((each) => each.character === character)
  if (!friend) return { character, colour, face: null, owner: null }
  const [face = null] = table.zone(`secret:${friend.owner}`).cards
  return { character, colour, face: sideOrNull(face), owner: friend.owner }
}

/** All Characters of the centre. */
export function inCentre(table: RickallTable): Staged[] {
  return table.view.public.centre.map(({ character }) => staged(table, character))
}

/** The friends of all players. */
export function befriended(table: RickallTable): Staged[] {
  return table.view.public.friends.map(({ character }) => staged(table, character))
}

/** The Characters whose Identities are shuffled by a card: the hidden ones of its colour that may be shuffled. */
export function shuffledBy(table: RickallTable, card: string): Staged[] {
  const colour = colourOf(table, card)
  const { centre, friends } = table.view.public
  return [...centre, ...friends]
    .filter((each) => each.colour === colour && !each.face_up && table.figures.characters[each.character]?.shuffled)
    .map(({ character }) => staged(table, character))
}

/** A raised or a lowered hand. */
export interface Hand {
  seat: number
  agrees: boolean
}

/** The hands of the last vote, that of the player who called it first. */
export function hands(table: RickallTable, caller: number): Hand[] {
  const { events } = table
  const called = events.findLastIndex(({ event }) => event === 'declared' || event === 'called-enough')
  const votes = called < 0 ? [] : events.slice(called).filter(({ event }) => event === 'voted')
  return [
    { seat: caller, agrees: true },
    ...votes.map(({ seat, vote }) => ({ seat: seat ?? 0, agrees: vote === 'agree' })),
  ]
}

/** The outcome of the last vote; null if unknown. */
export function carried(table: RickallTable): boolean | null {
  const last = table.events.findLast(({ event }) => event === 'carried' || event === 'not-carried')
  return last ? last.event === 'carried' : null
}
