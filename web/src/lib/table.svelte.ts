import { announcer } from './announce.svelte'
import type { BeatOf } from './beat'
import type { Happening } from './happening'
import type { GameWords, Moment, Offered } from './protocol'
import { reconciled } from './reconciled'
import type { Target } from './session/bubbles.svelte'
import { settings } from './settings.svelte'
import { plain } from './text/letters'
import type { View, ZoneView } from './views'

/** What a click on the table does. */
export interface Hands {
  choose(key: string): void
  why(key: string): void
  /** Open a legend; `missed` is the answer that it stands for, if it is not on offer. */
  inspect(id: string, missed?: string): void
}

type MomentOf<V> = Omit<Moment, 'view'> & { view: V }
type WordsOf<Figures> = Omit<GameWords, 'figures'> & { figures: Figures }

/** A value derived from a part of a moment, computed once. It is not a `$derived`: a table outlives the effect in which it was made. */
class Found<From, To> {
  #from: From | undefined
  #to: To | undefined

  constructor(readonly find: (from: From) => To) {}

  of(from: From): To {
    if (this.#to === undefined || this.#from !== from) {
      this.#from = from
      this.#to = this.find(from)
    }
    return this.#to
  }
}

/**
 * What a board draws: one moment of a table as its viewer sees it, with the game's words and the possible actions. `V`
 * is the view of the game, `Figures` what is printed on its cards, `Beat` one of its moments.
 */
export class BoardTable<
  V extends View<object, object> = View<object, object>,
  Figures = unknown,
  Beat extends BeatOf = BeatOf,
> {
  words: WordsOf<Figures>
  /** Whether an answer is on its way; until it is settled nothing can be chosen. */
  busy = $state(false)
  /** Whether anything can be chosen at all: not in a replay, not by spectators. */
  live = $state(false)
  /** The latest events that the viewer may know, the last one last; none in a replay. */
  events: Happening[] = $state.raw([])
  /** The answer selected by the pointer or the keyboard in the list, so that the board can show its piece. */
  pointed: string | null = $state(null)

  /** Whether the first touch of a lit piece only shows its consequences; a second touch gives the answer. */
  weighs = $state(false)
  /** The answer of the piece touched last. It stays while the focus moves from the piece to the bar, where it can be given too. */
  weighed: string | null = $state(null)

  /** The weighty answer that was pressed once: the player is asked for confirmation. */
  doubted: string | null = $state(null)

  /** What was last pressed or focused on the board, as the target for an emoji. */
  touched: Target | null = null

  /** The moment being shown on the way to the next question, if any, for boards to stage. */
  beat: Beat | null = $state.raw(null)
  /** The table as the stage shows it, while the board does not yet show the outcome of the moment. */
  stage: BoardTable<V, Figures, Beat> | null = $state.raw(null)

  #moment: MomentOf<V>
  /** The parts of the moment that many pieces use: a piece is not redrawn when something else has changed. */
  #view: V
  #zones: ZoneView[]
  #options: Offered[]
  #hands: Hands
  #offers = new Found((options: Offered[]) => new Map(options.map((offered) => [offered.key, offered])))
  #places = new Found((zones: ZoneView[]) => new Map(zones.map((zone) => [zone.name, zone])))

  constructor(moment: MomentOf<V>, words: WordsOf<Figures>, hands: Hands) {
    this.#moment = $state.raw(moment)
    this.#view = $state.raw(moment.view)
    this.#zones = $state.raw(moment.view.zones)
    this.#options = $state.raw(moment.options)
    this.words = $state.raw(words)
    this.#hands = hands
  }

  /** A table of a past moment, where cards can only be read. */
  static toLookAt(
    moment: MomentOf<View<object, object>>,
    words: WordsOf<unknown>,
    inspect: (id: string) => void,
  ): BoardTable {
    return new BoardTable<View<object, object>, unknown>(moment, words, { choose: () => {}, why: () => {}, inspect })
  }

  get moment(): MomentOf<V> {
    return this.#moment
  }

  /** Unchanged parts remain the same objects, and are not redrawn. */
  set moment(moment: MomentOf<V>) {
    const now = reconciled(this.#moment, moment)
    this.#moment = now
    this.#view = now.view
    this.#zones = now.view.zones
    this.#options = now.options
    this.doubted = null
  }

  get view(): V {
    return this.#view
  }

  /** What is printed on the cards of the game. */
  get figures(): Figures {
    return this.words.figures
  }

  get you(): number | null {
    return this.moment.seat
  }

  /** The option with this key, if it is on offer now. */
  offered(key: string): Offered | undefined {
    return this.live ? this.#offers.of(this.#options).get(key) : undefined
  }

  /** Give an answer; a weighty one counts only when pressed again. */
  choose(key: string): void {
    const offered = this.offered(key)
    if (this.busy || !offered) return
    const doubted = offered.weight === 'final' && this.doubted !== key
    this.doubted = doubted ? key : null
    if (doubted) announcer.tell(settings.t.sure)
    else this.#hands.choose(key)
  }

  /** Ask the server why a key is not on offer; the page shows the answer in words, with its clause. */
  why(key: string): void {
    if (this.live) this.#hands.why(key)
  }

  /**
   * Open a legend by the id of its words (`card-peek`, `about-points`): what it is and does, with its rules. If it
   * stands for an answer that is not on offer, the server is asked why.
   */
  inspect(id: string, missed?: string): void {
    this.#hands.inspect(id, this.live ? missed : undefined)
  }

  /** A message of the game that needs no arguments; its id in words if there is none. */
  word(id: string): string {
    return this.words.words[id] ?? plain(id.replace(/^[a-z]+-/, ''))
  }

  /** The same, or undefined. */
  find(id: string): string | undefined {
    return this.words.words[id]
  }

  /** The name of a card, the short one if there is one and it is wanted. */
  cardName(kind: string, short = false): string {
    return (short ? this.find(`card-${kind}.short`) : undefined) ?? this.word(`card-${kind}`)
  }

  /** What a card does. */
  cardText(kind: string): string {
    return this.find(`card-${kind}.text`) ?? ''
  }

  /** The effect of a card, without what is drawn on it, if the game has such a text. */
  cardRule(kind: string): string {
    return this.find(`card-${kind}.rule`) ?? this.cardText(kind)
  }

  /** The view's entry for a player. */
  player(seat: number): V['players'][number] {
    const player = this.view.players[seat]
    if (!player) throw new RangeError(`no seat ${seat}`)
    return player
  }

  name(seat: number): string {
    return this.moment.names[seat] ?? `${seat + 1}`
  }

  /** The caption for a player: the viewer is not called by name. */
  caption(seat: number): string {
    const { you } = settings.t
    return seat === this.you ? you.charAt(0).toUpperCase() + you.slice(1) : this.name(seat)
  }

  /** All seats but the viewer's, clockwise from the viewer; all of them for a spectator. */
  get others(): number[] {
    const { seats } = this.view
    const first = this.you === null ? 0 : this.you + 1
    return Array.from({ length: seats }, (_, turn) => (first + turn) % seats).filter((seat) => seat !== this.you)
  }

  /** The secret answers of a seat that the viewer may know: their own, or those of every seat in a replay. */
  heldBy(seat: number): string[] {
    const { kept, answer, held } = this.view
    if (seat !== this.you) return held?.[seat] ?? []
    return answer === null ? kept : [...kept, answer]
  }

  zone(name: string): ZoneView {
    return this.#places.of(this.#zones).get(name) ?? { name, owner: null, ordered: false, count: 0, cards: [] }
  }
}
