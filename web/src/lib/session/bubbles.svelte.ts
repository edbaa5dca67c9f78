import type { Emoji } from '../emoji/drawings.svelte'
import type { ChatLine, Reaction } from '../protocol'
import { settings } from '../settings.svelte'
import { wordsOf } from './chat.svelte'

/** The target of an emoji: a person, or a card in a zone; without a kind the zone. */
export interface Target {
  to: number | null
  zone: string | null
  kind: string | null
}

/** What a player has just said, or shown by an emoji, as shown at the board for a while. */
export interface Bubble {
  id: number
  seat: number
  name: string
  words: string
  emoji: Emoji | null
  target: Target | null
}

/** How long a bubble stays, in milliseconds: at least, for each letter, and at most. */
const LEAST = 3_500
const FOR_EACH_LETTER = 60
const LONGEST = 12_000
const EMOJI_STAYS = 4_000
/** The most emoji at once. */
const MOST_EMOJI = 10

/** How long words stay in view. */
export function readingTime(words: string): number {
  return Math.min(LONGEST, LEAST + FOR_EACH_LETTER * words.length)
}

/** The bubbles at the board, the latest last: one with words for each player. */
export class Bubbles {
  shown: Bubble[] = $state.raw([])
  #lastId = 0

  say(line: ChatLine): void {
    const { seat, name } = line
    if (seat === null) return
    this.shown = this.shown.filter((bubble) => bubble.emoji !== null || bubble.seat !== seat)
    const words = wordsOf(line)
    this.#add({ seat, name, words, emoji: null, target: null }, readingTime(words))
  }

  /** Show an emoji; the words under it say whose it is. */
  react({ seat, emoji, to, zone, kind }: Reaction, name: string, words: string): void {
    const emojis = this.shown.filter((bubble) => bubble.emoji !== null)
    const [oldest] = emojis
    if (oldest && emojis.length >= MOST_EMOJI) this.#remove(oldest.id)
    this.#add({ seat, name, words, emoji, target: { to, zone, kind } }, EMOJI_STAYS)
  }

  #add(bubble: Omit<Bubble, 'id'>, stays: number): void {
    if (!settings.bubbles.on) return
    const id = ++this.#lastId
    this.shown = [...this.shown, { ...bubble, id }]
    setTimeout(() => this.#remove(id), stays)
  }

  #remove(id: number): void {
    this.shown = this.shown.filter((bubble) => bubble.id !== id)
  }
}
