// The socket of a table: it comes back by itself when it breaks, and an answer that was given meanwhile is neither lost nor
// given twice.

import type { Answer, FromPage, FromServer, Update } from './protocol'

export type Line = 'opening' | 'open' | 'lost'

/** An answer on its way: what was sent, and how many answers the table had accepted by then. */
interface Sent {
  answer: Answer
  game: number
  accepted: number
  aside: boolean
}

/** Holds the one answer that is not settled yet. What the table tells decides whether it counted. */
export class Outbox {
  #sent: Sent | null = null

  get waiting(): Answer | null {
    return this.#sent?.answer ?? null
  }

  give(answer: Answer, update: Update): void {
    const aside = update.moment.options.some((offered) => offered.key === answer.key && offered.aside)
    this.#sent = { answer, game: update.game_number, accepted: update.answers, aside }
  }

  /** The table as it is now. Anything that was accepted since settles the answer; so does a question that is gone. */
  hear(update: Update): void {
    if (this.#sent && !this.#open(update, this.#sent)) this.#sent = null
  }

  refused(): void {
    this.#sent = null
  }

  /** After the line came back: the answer to give again, if the same question is still open and the answer never arrived. */
  again(update: Update): Answer | null {
    this.hear(update)
    return this.waiting
  }

  #open(update: Update, { answer, game, accepted, aside }: Sent): boolean {
    if (update.game_number !== game || update.number !== answer.number) return false
    if (aside && update.answers !== accepted) return false
    if (update.moment.seat !== answer.seat) return update.answers === accepted
    return update.moment.options.some((offered) => offered.key === answer.key)
  }
}

/** How long to wait before trying again, in milliseconds: longer each time, and not everybody at once. */
export function delay(attempt: number, chance: number): number {
  return Math.min(15_000, 400 * 2 ** attempt) * (0.5 + chance / 2)
}

/** A later page of the same player has taken the place of this one: it comes back when somebody looks at it, not by itself. */
const TAKEN_OVER = 4001
const PING_EVERY = 25_000
const PATIENCE = 10_000

export interface Listener {
  hear(message: FromServer): void
  line(line: Line): void
  /** It could not be opened several times in a row. */
  hopeless(): void
}

export class Connection {
  #socket: WebSocket | null = null
  #attempt = 0
  #retry: ReturnType<typeof setTimeout> | undefined
  #pulse: ReturnType<typeof setInterval> | undefined
  #silence: ReturnType<typeof setTimeout> | undefined
  #closed = false

  constructor(
    readonly url: () => string,
    readonly listener: Listener,
  ) {
    addEventListener('online', this.#now)
    document.addEventListener('visibilitychange', this.#now)
    this.#connect()
  }

  get open(): boolean {
    return this.#socket?.readyState === WebSocket.OPEN
  }

  send(message: FromPage): boolean {
    if (!this.open) return false
    this.#socket?.send(JSON.stringify(message))
    return true
  }

  /** Opens the socket anew, as after sitting down, when the cookie has changed. */
  renew(): void {
    this.#drop()
    this.#attempt = 0
    this.#connect()
  }

  close(): void {
    this.#closed = true
    removeEventListener('online', this.#now)
    document.removeEventListener('visibilitychange', this.#now)
    this.#drop()
  }

  #connect(): void {
    clearTimeout(this.#retry)
    if (this.#closed) return
    const socket = new WebSocket(this.url())
    this.#socket = socket
    this.listener.line('opening')
    socket.onopen = () => {
      this.#attempt = 0
      this.#pulse = setInterval(() => this.#ping(), PING_EVERY)
      this.listener.line('open')
    }
    socket.onmessage = ({ data }) => {
      clearTimeout(this.#silence)
      this.listener.hear(JSON.parse(String(data)) as FromServer)
    }
    socket.onclose = ({ code }) => {
      if (this.#socket !== socket) return
      this.#drop()
      this.listener.line('lost')
      if (code === TAKEN_OVER) return
      this.#attempt++
      if (this.#attempt % 4 === 3) this.listener.hopeless()
      this.#retry = setTimeout(() => this.#connect(), delay(this.#attempt, Math.random()))
    }
  }

  #ping(): void {
    if (!this.send({ type: 'ping' })) return
    clearTimeout(this.#silence)
    this.#silence = setTimeout(() => this.#socket?.close(), PATIENCE)
  }

  /** Somebody is back: the network, or the person in front of the page. */
  #now = (): void => {
    if (this.#closed || document.visibilityState === 'hidden') return
    if (this.open) this.#ping()
    else if (this.#socket?.readyState !== WebSocket.CONNECTING) this.#connect()
  }

  #drop(): void {
    clearTimeout(this.#retry)
    clearTimeout(this.#silence)
    clearInterval(this.#pulse)
    const socket = this.#socket
    this.#socket = null
    socket?.close()
  }
}
