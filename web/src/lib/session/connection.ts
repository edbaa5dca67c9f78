import type { FromPage, FromServer } from '../protocol'

export type ConnectionState = 'opening' | 'open' | 'lost'

/** The wait before the next attempt, in milliseconds: longer each time, and random so that pages do not all come at once. */
export function delay(attempt: number, chance: number): number {
  return Math.min(15_000, 400 * 2 ** attempt) * (0.5 + chance / 2)
}

/** The close code when a later page of the same player has replaced this one; it reconnects only when it is viewed. */
const TAKEN_OVER = 4001
const PING_EVERY = 25_000
const PATIENCE = 10_000

export interface Listener {
  hear(message: FromServer): void
  changed(state: ConnectionState): void
  /** The socket could not be opened several times in a row. */
  failing(): void
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

  /** Open the socket again, for example with a new cookie. */
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
    this.listener.changed('opening')
    socket.onopen = () => {
      this.#attempt = 0
      this.#pulse = setInterval(() => this.#ping(), PING_EVERY)
      this.listener.changed('open')
    }
    socket.onmessage = ({ data }) => {
      clearTimeout(this.#silence)
      this.listener.hear(JSON.parse(String(data)) as FromServer)
    }
    socket.onclose = ({ code }) => {
      if (this.#socket !== socket) return
      this.#drop()
      this.listener.changed('lost')
      if (code === TAKEN_OVER) return
      this.#attempt++
      if (this.#attempt % 4 === 3) this.listener.failing()
      this.#retry = setTimeout(() => this.#connect(), delay(this.#attempt, Math.random()))
    }
  }

  #ping(): void {
    if (!this.send({ type: 'ping' })) return
    clearTimeout(this.#silence)
    this.#silence = setTimeout(() => this.#socket?.close(), PATIENCE)
  }

  /** Reconnect, or check the connection, when the network or the viewer is back. */
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
