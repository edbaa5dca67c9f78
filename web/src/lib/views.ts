// Generated from src/croupier (server/page_view.py, table/view.py) by `make protocol`. Do not edit.

/** The viewer's current question; the answers on offer are in the ``options`` of the ``Moment``. */
export interface Question {
  kind: string
  rule: string
}

/** Everything one viewer may know: the engine's view, with the game's own parts. ``you`` is the viewer's seat, ``null`` for a spectator. ``seed`` is given when the game is over, as digits: it is too large for a JavaScript number. ``held`` (secret answers by seat) is only in a view with every card face up. */
export interface View<Public = Record<string, unknown>, Person = Record<string, unknown>> {
  game: string
  version: number
  seats: number
  options: Record<string, number | boolean | string>
  stacked: boolean
  deal: string
  you: number | null
  phase: string
  players: Person[]
  counters: CounterView[]
  zones: ZoneView[]
  known: KnownView[]
  public: Public
  waiting: number[]
  invited: number[]
  answered: number[]
  answer: string | null
  kept: string[]
  events: number
  result: ResultView | null
  held?: string[][]
  edition?: string
  decision: Question | null
  seed?: string
}

/** A zone with its cards. An unseen card is ``None``; ordered zones begin at the top. */
export interface ZoneView {
  name: string
  owner: number | null
  ordered: boolean
  count: number
  cards: (string | null)[]
}

/** What the viewer knows of cards it cannot tell apart. */
export interface KnownView {
  among: Record<string, number>
  places: Record<string, number[]>
  contents: string[]
}

/** A public number. */
export interface CounterView {
  name: string
  owner: number | null
  value: number | null
}

/** How the game ended. ``side`` is the winning side in games that have sides. */
export interface ResultView {
  winners: number[]
  scores: number[]
  reason: string
  rule: string
  side?: string
}
