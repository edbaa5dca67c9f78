/** A table's view as the engine gives it: the same shape in every game, with a part of the game's own (`public`, `players`). */
export interface View {
  game: string
  version: number
  seats: number
  options: Record<string, number | boolean | string>
  stacked: boolean
  deal: string
  you: number | null
  phase: string
  // biome-ignore lint/suspicious/noExplicitAny: what a player's entry holds is the game's own
  players: Record<string, any>[]
  counters: Counter[]
  zones: Zone[]
  known: Known[]
  // biome-ignore lint/suspicious/noExplicitAny: what the public part holds is the game's own
  public: Record<string, any>
  waiting: number[]
  invited: number[]
  answered: number[]
  decision: { kind: string; rule: string } | null
  answer: string | null
  kept: string[]
  /** What every seat has answered in secret, if the table is laid open. */
  held?: string[][]
  events: number
  result: Result | null
  seed?: string
}

export interface Counter {
  name: string
  owner: number | null
  value: number
}

/** A place for cards. `cards` holds kinds, and null for a card whose face the viewer does not know. */
export interface Zone {
  name: string
  owner: number | null
  ordered: boolean
  count: number
  cards: (string | null)[]
}

/** Cards that the viewer knows to lie among some places, without knowing which is where. */
export interface Known {
  among: Record<string, number>
  contents: string[]
  /** Which cards of an ordered place belong to the group. */
  places?: Record<string, number[]>
}

/** Something that happened, as the engine tells it. */
export interface Happening {
  n: number
  event: string
  seat?: number
  target?: number
  cards?: (string | null)[]
  [field: string]: unknown
}

export interface Result {
  winners: number[]
  scores: number[]
  reason: string
  rule: string
}
