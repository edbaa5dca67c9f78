// Generated from src/croupier/shelf/total_rickall (view.py, figures.py, beats.py) by `make protocol`. Do not edit.

export type Colour = 'red' | 'blue' | 'green'

export type Saying = 'real' | 'parasite' | 'one-real' | 'no-killing-card' | 'rather'

export type Outlook = 'nobody' | 'empty-deck' | 'look-at-one' | 'look-at-two' | 'only-draw' | 'in-vain'

/** A moment marked by the rules; the empty name is the table after an answer. */
export type BeatName = '' | 'round' | 'last-round' | 'cards' | 'nothing' | 'peek' | 'peek-deck' | 'shuffle' | 'shuffle-two' | 'exposed' | 'gift' | 'waiting' | 'quiet' | 'forced' | 'aim' | 'dent' | 'shot' | 'exterminated' | 'fail' | 'fourth' | 'freed' | 'arrival' | 'friend' | 'claim' | 'declared' | 'enough' | 'vote' | 'time-out' | 'reveal' | 'sides' | 'dinner' | 'held-fire' | 'end'

/** A Character in the centre. ``slot`` counts the places from the decks outwards. */
export interface Standing {
  character: string
  colour: Colour
  face_up: boolean
  dented: boolean
  slot: number
}

/** A Character that is tied to a player. */
export interface Friend {
  character: string
  colour: Colour
  face_up: boolean
  dented: boolean
  owner: number
}

/** A claim that holds. ``about`` and ``rather_than`` name a Character, or ``deck`` for its top Identity. */
export interface Claim {
  seat: number
  says: Saying
  about: string | null
  rather_than: string | null
}

/** Public information besides the zones. ``actor`` acts now and resolves ``card``; of its two targets ``picked`` is the first. ``outlook`` is the effect of a card that leaves nothing to choose, if that is less than it promises. The game is lost at ``fails_lost`` fails. ``votes_needed`` is set while a declaration is voted on, ``vote_called_by`` also at dinner. ``row`` is how many Characters lie side by side. */
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
  speaker: number | null
  vote_called_by: number | null
  picked: string | null
  outlook: Outlook | null
  votes_needed: number | null
}

/** A player. ``fell_at_dinner``: their friend was exterminated at dinner, and they may neither shoot nor vote any more. */
export interface Person {
  seat: number
  first_player: boolean
  has_laid: boolean
  friend: string | null
  fell_at_dinner: boolean
}

/** An Action card. ``base`` is its kind without the colour; a card without a colour may target every Character. */
export interface ActionFigures {
  base: string
  colour: Colour | null
}

/** A Character. ``shuffled`` says whether its Identity may be shuffled. */
export interface CharacterFigures {
  colour: Colour
  shuffled: boolean
}

/** The figures of every Action card and every Character, by its kind. The Action cards are in the order in which hands and answers list them. */
export interface Figures {
  actions: Record<string, ActionFigures>
  characters: Record<string, CharacterFigures>
}

/** The facts of a beat. Each beat has some of these. */
export interface Facts {
  round?: number
  seat?: number
  card?: string
  second_card?: string
  target?: number
  fails?: number
  side?: string
}
