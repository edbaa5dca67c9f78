import type { Room, Update } from '../protocol'

/** What the viewpoint depends on. */
interface Known {
  /** Whether this page is the shared screen, which shows what spectators see. */
  readonly screen: boolean
  readonly room: Room | null
  readonly update: Update | null
}

/**
 * Whose side of the table this page shows. If one device has several seats (a hot seat), a curtain hides the table
 * until the player who is asked confirms being there.
 */
export class Viewpoint {
  /** The seat that looks at a hot-seat device; null behind the curtain. */
  looking: number | null = $state(null)
  /** Whether the seat that looks has answered. */
  #answered = false

  constructor(readonly known: Known) {}

  get hotSeat(): boolean {
    return !this.known.screen && (this.known.room?.yours.length ?? 0) > 1
  }

  /** The seats of this page that the table waits for. */
  get due(): number[] {
    const { screen, room, update } = this.known
    if (!update || screen || room?.stage !== 'playing') return []
    return update.moment.view.waiting.filter((seat) => room.yours.includes(seat))
  }

  /** The seat that the device must be passed to, if the curtain hangs. */
  get curtainFor(): number | null {
    return this.hotSeat && this.looking === null ? (this.due[0] ?? null) : null
  }

  /** Whether the last update was made for the player who is now in front of the page. */
  get visible(): boolean {
    const { screen, room, update } = this.known
    if (!update || this.curtainFor !== null) return false
    const wanted = screen ? null : this.hotSeat ? this.looking : (room?.yours[0] ?? null)
    return update.moment.seat === wanted
  }

  look(seat: number | null): void {
    this.looking = seat
    this.#answered = false
  }

  answered(): void {
    this.#answered = true
  }

  /** Whether the curtain must fall: the seat that looks has answered, or another seat of this device is asked. */
  isDone({ moment }: Update): boolean {
    if (!this.hotSeat || this.looking === null || moment.seat !== this.looking) return false
    return !this.due.includes(this.looking) && (this.due.length > 0 || this.#answered)
  }
}
