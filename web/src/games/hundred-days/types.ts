// Generated from src/croupier/shelf/hundred_days (view.py, figures.py, beats.py) by `make protocol`. Do not edit.

export type Resource = 'seed' | 'schmeckles' | 'crystal' | 'matter'

export type Pawn = 'rick' | 'morty'

export type Colour = 'pink' | 'green' | 'blue' | 'yellow'

export type CardType = 'character' | 'object' | 'action' | 'place' | 'reaction'

export type CardColour = 'green' | 'blue' | 'orange'

export type Letter = 'G' | 'S' | 'C' | 'M'

/** A moment marked by the rules; the empty name is the table after an answer. */
export type BeatName = '' | 'round' | 'screens' | 'tie-roll' | 'initiative' | 'garage' | 'token' | 'card' | 'use' | 'reaction' | 'cancelled' | 'effect' | 'threat' | 'destroyed' | 'saved' | 'theft' | 'tax' | 'look' | 'swap' | 'move' | 'stayed' | 'guard' | 'closed' | 'new-tile' | 'hole' | 'harvest' | 'collect' | 'shortage' | 'given-back' | 'over' | 'count' | 'won'

/** A number of tokens of each resource. */
export interface Tokens {
  seed: number
  schmeckles: number
  crystal: number
  matter: number
}

/** One of the six spaces of the board. ``tile`` is ``None`` on a black hole, and right after the dimension was closed. */
export interface Space {
  space: number
  tile: string | null
  hole: boolean
}

/** One player. ``rick`` and ``morty`` are places of the board (``None`` before the screens are removed), ``guarded`` the cards with a garage token, ``named`` the resources that count as any (Barter Bazaar). */
export interface Person {
  seat: number
  colour: Colour
  rick: string | null
  morty: string | null
  tokens: Tokens
  garage: number
  guarded: string[]
  named: Resource[]
  points: number
}

/** The table. ``order`` is the order of play of this round, ``passes`` how many players in a row have passed, ``supply`` what the Federation has, ``collecting`` the dimension on which players collect. */
export interface Public {
  card: string | null
  second_card: string | null
  actor: number | null
  fits: string | null
  reaction: string | null
  target: number | null
  pawn: Pawn | null
  closing: number | null
  first: number | null
  wanted: Resource | null
  heap: Tokens
  left: number | null
  round: number
  die: number | null
  order: number[] | null
  turn: number | null
  actions: number | null
  passes: number
  coupons: number
  supply: Tokens
  garage: number
  spaces: Space[]
  tiles_left: number
  ending: boolean
  collecting: number | null
}

/** The letters that stand for the resources in answers (``pay:2G-1S``) and on tokens. */
export interface Letters {
  seed: Letter
  schmeckles: Letter
  crystal: Letter
  matter: Letter
}

/** What is printed on a dimension tile. ``cards`` is how many cards a Rick draws there, or loses if negative. */
export interface TileFigures {
  gives: Tokens
  cards: number
  cost: Tokens
  points: number
}

/** What is printed on a card besides its text. The card counts as a pawn on ``dimension_icon``, and saves one token of the kinds of ``resource_icon``. */
export interface CardFigures {
  type: CardType
  colour: CardColour
  dimensions: number[]
  points: number
  play_cost: Tokens
  use_cost: Tokens
  dimension_icon: number | null
  resource_icon: Resource[]
}

/** The figures of the box: tiles and cards by kind, and how many cards a Rick draws at the house. */
export interface Figures {
  letters: Letters
  house_cards: number
  tiles: Record<string, TileFigures>
  cards: Record<string, CardFigures>
}

/** The facts of a beat. Each beat has some of these. */
export interface Facts {
  round?: number
  die?: number
  seat?: number
  space?: 'house' | '1' | '2' | '3' | '4' | '5' | '6'
  count?: number
  resource?: 'seed' | 'schmeckles' | 'crystal' | 'matter' | 'any'
  card?: string
  owner?: number
  target?: number
  first?: number
  second?: number
}
