import { type Happening, isHappening } from '../happening'
import type { Beat, Line, OlderLines, Update } from '../protocol'
import { news } from './news'

/** How many events a board is given, and how many beats are remembered. */
const MOST_EVENTS = 100

/** The log of the game, as far as it is loaded, with the latest events. */
export class GameLog {
  lines: Line[] = $state.raw([])
  events: Happening[] = []
  #beats: Beat[] = []
  /** The number of the last event before the oldest line; the server has older lines unless it is 0. */
  #since = $state(0)
  #olderRequested = false
  /** The number of the last event that was in the log when this page last answered. */
  #readUpTo = $state(0)

  get hasOlder(): boolean {
    return this.#since > 0
  }

  /** Add an update's lines and events. `words` are the game's words, `newGame` says whether the update begins another game. */
  add(update: Update, words: Record<string, string>, newGame: boolean): void {
    const events = update.events.filter(isHappening)
    this.events = (update.whole ? events : [...this.events, ...events]).slice(-MOST_EVENTS)
    this.#beats = (newGame ? update.beats : [...this.#beats, ...update.beats]).slice(-MOST_EVENTS)
    this.lines = update.whole ? update.lines : joined(this.lines, update.lines, words)
    if (update.whole) {
      this.#since = update.since
      this.#olderRequested = false
    }
    if (newGame) this.#readUpTo = this.lines.at(-3)?.n ?? 0
  }

  /** Request the lines before the oldest one, once; `request` returns whether the message could be sent. */
  loadOlder(request: (before: number) => boolean): void {
    if (!this.hasOlder || this.#olderRequested) return
    this.#olderRequested = request(this.#since)
  }

  /** Let older lines be requested again after a refusal. */
  olderRefused(): void {
    this.#olderRequested = false
  }

  /** Put older lines first. Lines that do not end where this log begins belong to another game or seat, and are dropped. */
  addOlder({ since, upto, lines }: OlderLines): void {
    if (upto !== this.#since) return
    this.#olderRequested = false
    this.#since = since
    this.lines = [...lines, ...this.lines]
  }

  markRead(): void {
    this.#readUpTo = this.lines.at(-1)?.n ?? 0
  }

  /** The lines to show beside the question: what has happened since this page last answered. */
  news(you: number | null, words: Record<string, string>): Line[] {
    return news({ lines: this.lines, events: this.events, beats: this.#beats, since: this.#readUpTo, you, words })
  }
}

/**
 * The log with new lines. A last line that only introduces the next one ("it is Ada's turn", and then what she does) is
 * dropped, because the new line includes it.
 */
function joined(lines: Line[], added: Line[], words: Record<string, string>): Line[] {
  const last = lines.at(-1)
  const includedIn = ['within', 'later'].flatMap((part) => words[`event-${last?.event}.${part}`]?.split(' ') ?? [])
  const kept = includedIn.includes(added[0]?.event ?? '') ? lines.slice(0, -1) : lines
  return [...kept, ...added]
}
