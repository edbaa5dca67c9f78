import { announcer } from '../announce.svelte'
import type { ChatLine } from '../protocol'
import { settings } from '../settings.svelte'

/** What the people at the table have said. */
export class Chat {
  lines: ChatLine[] = $state.raw([])
  unread = $state(0)

  /** Add lines from the server. The history that comes when the page joins is not announced. */
  add(lines: ChatLine[]): void {
    const latest = this.lines.at(-1)?.at ?? 0
    const added = lines.filter((line) => line.at > latest)
    const isHistory = this.lines.length === 0 && lines.length !== 1
    this.lines = [...this.lines, ...added]
    if (isHistory) return
    this.unread += added.length
    for (const line of added) announcer.tell(settings.t.told(line.name, wordsOf(line)))
  }

  markRead(): void {
    if (this.unread > 0) this.unread = 0
  }
}

/** The words of a line; a phrase is translated into the reader's language. */
export function wordsOf({ phrase, text }: ChatLine): string {
  return phrase ? settings.t.phrases[phrase] : (text ?? '')
}
