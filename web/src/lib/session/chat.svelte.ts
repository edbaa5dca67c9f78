import { announcer } from '../announce.svelte'
import type { ChatLine } from '../protocol'
import { settings } from '../settings.svelte'

/** What the people at the table have said. */
export class Chat {
  lines: ChatLine[] = $state.raw([])
  unread = $state(0)
  /** Whether the next lines are the recent ones, which come whenever the socket opens; and whether they have come before. */
  #recentNext = true
  #joined = false

  /** The socket has opened. */
  opened(): void {
    this.#recentNext = true
  }

  /**
   * Add lines from the server, and return those said just now. What was said before the page joined is not announced,
   * and bots' lines do not count as unread.
   */
  add(lines: ChatLine[], byBot: (line: ChatLine) => boolean = () => false): ChatLine[] {
    const latest = this.lines.at(-1)?.at ?? 0
    const added = lines.filter((line) => line.at > latest)
    const [recent, joined] = [this.#recentNext, this.#joined]
    this.#recentNext = false
    this.#joined = true
    this.lines = [...this.lines, ...added]
    if (!joined) return []
    this.unread += added.filter((line) => !byBot(line)).length
    for (const line of added) announcer.tell(settings.t.told(line.name, wordsOf(line)))
    return recent ? [] : added
  }

  markRead(): void {
    if (this.unread > 0) this.unread = 0
  }
}

/** The words of a line; a phrase is said in the reader's language, by a bot in those of its temper. */
export function wordsOf({ phrase, text, temper }: ChatLine): string {
  if (!phrase) return text ?? ''
  const { phrases, voices } = settings.t
  const said: Partial<Record<string, string>> = { ...phrases, ...voices.plain, ...(temper ? voices[temper] : {}) }
  return said[phrase] ?? ''
}
