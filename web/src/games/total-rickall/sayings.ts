import type { Saying } from '..'
import { text } from './text'
import { faceUnder, type RickallTable, type Side } from './view'

/** The maximum number of Identities to remind the viewer of. */
const MOST = 3

/** What only the viewer has seen and has not said yet: the next Identity, and those under Characters. */
export function sayings(table: RickallTable): Saying[] {
  const { you, view } = table
  if (you === null || !table.offered('speak')) return []
  const { centre, friends, claims } = view.public
  const isSaid = (about: string, face: string) =>
    claims.some((claim) => claim.seat === you && claim.about === about && claim.says === face)
  const known = [
    { about: 'deck', name: text(table).nextIdentity, face: table.zone('identity').cards[0] },
    ...centre.map(({ character, face_up }, at) => ({
      about: character,
      name: table.cardName(character),
      face: face_up ? null : faceUnder(table, at),
    })),
    ...friends.map(({ owner, character, face_up }) => ({
      about: character,
      name: table.cardName(character),
      face: face_up || owner === you ? null : table.zone(`secret:${owner}`).cards[0],
    })),
  ]
  return known
    .flatMap(({ about, name, face }) => (isSide(face) && !isSaid(about, face) ? [{ about, name, face }] : []))
    .slice(0, MOST)
    .map(({ about, name, face }) => ({
      keys: ['speak', `say:${face}`, `about:${about}`],
      label: text(table)[face === 'real' ? 'tellReal' : 'tellParasite'].replace('{name}', name),
    }))
}

function isSide(face: string | null | undefined): face is Side {
  return face === 'real' || face === 'parasite'
}
