import type { Saying } from '..'
import { text } from './text'
import { faceUnder, type RickallTable, type Side } from './view'

/** The maximum number of Identities to remind the viewer of. */
const MOST = 3
/** The questions beside which a vote can be called. */
const OPEN = ['lay', 'resolve', 'end-round']

/** What can be said in one press: what the viewer alone has seen and has not said yet, and the vote that may end the game. */
export function sayings(table: RickallTable): Saying[] {
  const { you } = table
  return you === null || !table.offered('speak') ? [] : [...seen(table, you), ...votes(table, you)]
}

/** The next Identity, and those under Characters. */
function seen(table: RickallTable, you: number): Saying[] {
  const { centre, friends, claims } = table.view.public
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

/** The declaration, once a player: where the player is asked between two effects, and at the end of a round. */
function votes(table: RickallTable, you: number): Saying[] {
  const { view, events } = table
  const needed = view.public.votes_needed
  const [phase, kind] = [view.phase, view.decision?.kind ?? '']
  const between = OPEN.includes(kind) || (kind === 'listen' && phase === 'end')
  if (!between || phase === 'dinner' || events.some(({ event, seat }) => event === 'declared' && seat === you))
    return []
  const stakes = text(table).declareStakes.replace('{count}', `${needed ?? Math.ceil(view.players.length / 2)}`)
  return [{ keys: ['speak', 'declare'], label: text(table).declare, vote: { name: text(table).declareName, stakes } }]
}

function isSide(face: string | null | undefined): face is Side {
  return face === 'real' || face === 'parasite'
}
