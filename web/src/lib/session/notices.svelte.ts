import { announcer } from '../announce.svelte'

/** A short message over the table, often the server's reply to an attempt. */
export interface Notice {
  id: number
  text: string
  /** The clause that the message is about; empty if there is none. */
  rule: string
  warns: boolean
}

interface Manner {
  rule?: string
  warns?: boolean
  /** Milliseconds until it disappears; null to stay until it is dismissed. */
  stays?: number | null
}

const STAYS = 9_000
const MOST = 2

/** The notices over the table, the latest last. */
export class Notices {
  shown: Notice[] = $state.raw([])
  #lastId = 0

  /** Show a notice, also to screen readers. The same text is not shown twice. */
  show(text: string, { rule = '', warns = false, stays = STAYS }: Manner = {}): void {
    const id = ++this.#lastId
    this.shown = [...this.shown.filter((notice) => notice.text !== text), { id, text, rule, warns }].slice(-MOST)
    announcer.tell(text)
    if (stays !== null) setTimeout(() => this.dismiss(id), stays)
  }

  dismiss(id: number): void {
    this.shown = this.shown.filter((notice) => notice.id !== id)
  }

  clear(): void {
    this.shown = []
  }
}
