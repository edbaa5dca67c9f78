import type { GameWords, Moment, Offered } from './protocol'
import type { Happening, View, Zone } from './view'

/** What a click on the table does. A replay has nothing to do. */
export interface Hands {
  choose(key: string): void
  why(key: string): void
  inspect(kind: string): void
}

/** What a board draws: one moment of a table as its viewer sees it, with the game's words and what can be done. */
export class BoardTable {
  moment: Moment = $state.raw(undefined as unknown as Moment)
  words: GameWords = $state.raw(undefined as unknown as GameWords)
  /** An answer is on its way; until it is settled nothing can be chosen. */
  busy = $state(false)
  /** Whether anything can be chosen at all: not in a replay, not for spectators. */
  live = $state(false)
  /** What has happened lately as the viewer may know it, the latest last; nothing in a replay. */
  events: Happening[] = $state.raw([])
  /** The piece (by its key) that the pointer or the keyboard is at in the list of options, so that the board can show it. */
  pointed: string | null = $state(null)

  #hands: Hands

  constructor(moment: Moment, words: GameWords, hands: Hands, live: boolean) {
    this.moment = moment
    this.words = words
    this.#hands = hands
    this.live = live
  }

  get view(): View {
    return this.moment.view as unknown as View
  }

  get you(): number | null {
    return this.moment.seat
  }

  #offers = $derived(new Map((this.moment?.options ?? []).map((offered) => [offered.key, offered])))
  #zones = $derived(new Map((this.moment ? this.view.zones : []).map((zone) => [zone.name, zone])))

  /** The option with this key, if it is on offer now. */
  offered(key: string): Offered | undefined {
    return this.live ? this.#offers.get(key) : undefined
  }

  choose(key: string): void {
    if (this.live && !this.busy && this.#offers.has(key)) this.#hands.choose(key)
  }

  /** Asks the server why a key is not on offer; the page shows the answer in words, with its clause. */
  why(key: string): void {
    if (this.live) this.#hands.why(key)
  }

  /** Opens what is written on a card, with the rules that go with it. */
  inspect(kind: string): void {
    this.#hands.inspect(kind)
  }

  /** A message of the game that needs no arguments; its id in words if there is none. */
  word(id: string): string {
    return this.words.words[id] ?? plain(id.replace(/^[a-z]+-/, ''))
  }

  /** The same, or nothing. */
  find(id: string): string | undefined {
    return this.words.words[id]
  }

  /** What a card is called, in short where there is a short name. */
  cardName(kind: string, short = false): string {
    return (short ? this.find(`card-${kind}.short`) : undefined) ?? this.word(`card-${kind}`)
  }

  /** What a card does. */
  cardText(kind: string): string {
    return this.find(`card-${kind}.text`) ?? ''
  }

  name(seat: number): string {
    return this.moment.names[seat] ?? `${seat + 1}`
  }

  /** What a seat has answered and others do not know yet, as far as the viewer may: of oneself, or of all in a replay. */
  heldBy(seat: number): string[] {
    const { kept, answer, held } = this.view
    if (seat !== this.you) return held?.[seat] ?? []
    return answer === null ? kept : [...kept, answer]
  }

  zone(name: string): Zone {
    return this.#zones.get(name) ?? { name, owner: null, ordered: false, count: 0, cards: [] }
  }
}

/** `light-pockets` becomes `Light pockets`. */
export function plain(key: string): string {
  return capital(key.replace(/[-_:]+/g, ' ').trim())
}

/** The first letter of a name, or the first picture: what looks like one sign may be made of several. */
export function initial(name: string): string {
  const [first] = new Intl.Segmenter().segment(name.trim())
  return first?.segment.toUpperCase() ?? ''
}

/** A sentence with a capital letter at its beginning. */
export function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1)
}
