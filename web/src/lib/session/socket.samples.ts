// A socket for tests.
import type { FromPage, FromServer } from '../protocol'

export class FakeSocket {
  static readonly CONNECTING = 0
  static readonly OPEN = 1
  static made: FakeSocket[] = []
  static last: FakeSocket
  readyState = FakeSocket.CONNECTING
  sent: FromPage[] = []
  onopen: (() => void) | null = null
  onclose: ((event: { code: number }) => void) | null = null
  onmessage: ((event: { data: string }) => void) | null = null

  constructor(readonly url: string) {
    FakeSocket.made.push(this)
    FakeSocket.last = this
  }
  open() {
    this.readyState = FakeSocket.OPEN
    this.onopen?.()
  }
  close(code = 1006) {
    this.readyState = 3
    this.onclose?.({ code })
  }
  send(text: string) {
    this.sent.push(JSON.parse(text) as FromPage)
  }
  /** Hear a message of the server. */
  say(message: FromServer) {
    this.onmessage?.({ data: JSON.stringify(message) })
  }
}
