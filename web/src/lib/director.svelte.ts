import type { Beat } from './protocol'

/** How long a beat is shown at each tempo, as a multiple of the rules' time; the server has the same figures. */
export const TEMPI = { calm: 1.6, normal: 1, quick: 0.5, 'at-once': 0 } as const
export type Tempo = keyof typeof TEMPI

/** If more updates than this are waiting, only the last is performed: a slow page does not fall behind its table. */
const MOST_WAITING = 2

/**
 * A beat reaches the board and the log after this many milliseconds at the earliest: the stage comes first, and a slow
 * device has drawn it by then.
 */
const STAGED = 40

/**
 * Something to show: a beat for its time, or with null the state after it, at once. A beat with suspense reaches the
 * board only when the fraction `held` of its time is over.
 */
export interface Cue {
  beat: Beat | null
  show(): void
  held?: number
  tell?(): void
}

/**
 * Shows what has happened, one beat after the other, and then the question. The end of a beat is counted from the end
 * of the one before, not from when it was drawn: pages that get the same beats at the same time show the same moment,
 * however slow they are.
 */
export class Director {
  /** The current beat; null while the table is shown as it is. */
  beat: Beat | null = $state.raw(null)
  /** When the beat began, and for how many milliseconds it is shown here. */
  began = $state(0)
  lasts = $state(0)
  #cues: Cue[] = []
  #timer: ReturnType<typeof setTimeout> | undefined
  #telling: ReturnType<typeof setTimeout> | undefined
  /** Tells the board what the stage shows, if that has not been done yet. */
  #untold: (() => void) | null = null
  #due = 0

  /** `speed` is how long beats are shown here, as a multiple of the server's time; 0 leaves them out. */
  constructor(readonly speed: () => number) {}

  /** Whether something is being shown, or is waiting to be. */
  get busy(): boolean {
    return this.beat !== null || this.#cues.length > 0
  }

  /** Show these after the current ones. */
  perform(cues: Cue[]): void {
    const wasIdle = !this.busy
    this.#cues.push(...cues)
    const waiting = this.#cues.filter(({ beat }, at) => beat === null && this.#cues[at - 1]?.beat).length
    if (waiting > MOST_WAITING) this.#dropBeats(waiting - 1)
    if (wasIdle) this.#goOn(performance.now())
  }

  /** Go on to the next beat at once. */
  next(): void {
    if (this.beat) this.#goOn(performance.now())
  }

  /** Leave out all beats and show the table as it is. */
  skip(): void {
    const cues = this.#cues
    this.clear()
    for (const cue of cues) if (!cue.beat) cue.show()
  }

  /** Forget everything that is waiting. */
  clear(): void {
    clearTimeout(this.#timer)
    clearTimeout(this.#telling)
    this.#untold = null
    this.#cues = []
    this.beat = null
  }

  /** Leave out the beats of the first waiting updates that have some. */
  #dropBeats(updates: number): void {
    const cues = this.#cues
    let left = updates
    this.#cues = cues.filter(({ beat }, at) => {
      if (beat) return left <= 0
      if (cues[at - 1]?.beat) left -= 1
      return true
    })
  }

  #tell(): void {
    clearTimeout(this.#telling)
    const tell = this.#untold
    this.#untold = null
    tell?.()
  }

  #goOn(from: number): void {
    clearTimeout(this.#timer)
    this.#tell()
    for (let cue = this.#cues.shift(); cue; cue = this.#cues.shift()) {
      const lasts = (cue.beat?.lasts ?? 0) * this.speed()
      if (cue.beat && lasts <= 0) continue
      this.beat = cue.beat
      cue.show()
      if (!cue.beat) continue
      this.began = performance.now()
      this.#due = from + lasts
      this.lasts = Math.max(0, this.#due - this.began)
      this.#timer = setTimeout(() => this.#goOn(this.#due), this.lasts)
      this.#untold = cue.tell ?? null
      this.#telling = setTimeout(() => this.#tell(), Math.max(STAGED, this.lasts * (cue.held ?? 0)))
      return
    }
    this.beat = null
  }
}
