import { api, RequestFailed } from './api'
import { type Cue, Director } from './director.svelte'
import { type Happening, isHappening } from './happening'
import type { Beat, GameWords, Moment, Replay, ReplayLine, ReplayMoment } from './protocol'
import { settings } from './settings.svelte'
import { clearStage, heldFor, momentAt, putOnStage } from './staging'
import { BoardTable } from './table.svelte'

/** Milliseconds that a moment is shown at normal speed. */
const STEP = 1100
/** How many events the stage of a beat is given. */
const MOST_EVENTS = 100

/** A finished game being watched: the current moment, the viewer, and whether it is running. */
export class ReplayPlayer {
  replay: Replay | null = $state.raw(null)
  words: GameWords | null = $state.raw(null)
  moment: ReplayMoment | null = $state.raw(null)
  table: BoardTable | null = $state.raw(null)
  trouble: RequestFailed | null = $state.raw(null)
  /** The number of answers before the current moment. */
  at: number
  /** Whose view is shown: a seat, `public` or `all`. */
  seenBy: string
  running = $state(false)
  speed = $state(1)
  /** Whether a bot explains at each step why it would give the next answer. */
  reasons = $state(false)
  #reason: { step: string; text: string } | null = $state.raw(null)
  /** The step that `moment` belongs to. */
  #shown: string | null = $state(null)
  /** The open legend, by the id of its words. */
  legend: string | null = $state(null)
  /** The lines of the current beat, and whether they may be read: the stage has shown their events. */
  beatLines: ReplayLine[] = $state.raw([])
  #told = $state(false)
  readonly director = new Director(() => 1 / this.speed)
  #moments = new Map<string, Promise<ReplayMoment>>()

  constructor(
    readonly id: string,
    at: number,
    seenBy: string,
  ) {
    this.at = $state(at)
    this.seenBy = $state(seenBy)
  }

  /** How many answers the game took. */
  get last(): number {
    return this.replay?.answers ?? 0
  }

  /** The page's address of the moment shown. */
  get path(): string {
    return `/r/${this.id}?at=${this.at}&seen_by=${this.seenBy}`
  }

  /** The latest line of the log that may be read. */
  get line(): ReplayLine | null {
    return this.replay?.lines.findLast((line) => this.#isTold(line)) ?? null
  }

  /** Everything that came of the answer in the latest line, as far as it has been shown. */
  get told(): string {
    if (this.director.beat) return this.#told ? this.beatLines.map((line) => line.text).join(' ') : ''
    const lines = this.replay?.lines.filter((line) => line.at === this.line?.at) ?? []
    return lines.map((line) => line.text).join(' ')
  }

  #isTold({ at, n }: ReplayLine): boolean {
    const { beat } = this.director
    if (!beat || at !== this.at) return at <= this.at
    return this.#told ? n <= beat.upto : n <= beat.upto && !this.beatLines.some((line) => line.n === n)
  }

  /** Load the log and the words for the viewer and the language chosen now. */
  async load(): Promise<void> {
    const { seenBy } = this
    const { language } = settings
    try {
      const replay = await api.replay(this.id, seenBy, language)
      const words = await (replay.deck ? api.replayWords(this.id, language) : api.words(replay.game, language))
      if (seenBy !== this.seenBy || language !== settings.language) return
      this.at = Math.min(this.at, replay.answers)
      this.replay = replay
      this.words = words
      if (this.table) this.table.words = words
      this.trouble = null
    } catch (error) {
      const failed = error instanceof RequestFailed ? error : new RequestFailed(0, '')
      if (failed.status === 400 && seenBy !== 'all') this.seenBy = 'all'
      else if (!this.replay) this.trouble = failed
    }
  }

  /** Show the moment chosen now, and load the next one. */
  async show(): Promise<void> {
    const { at, seenBy } = this
    const { language } = settings
    try {
      const found = await this.#momentAt(at, seenBy, language)
      if (at !== this.at || seenBy !== this.seenBy || language !== settings.language) return
      const step = this.#step
      const lay = () => {
        this.moment = found
        this.#shown = step
        this.#lay(found.moment, null)
      }
      this.director.clear()
      if (this.running && this.table) this.director.perform([...this.#cues(found), { beat: null, show: lay }])
      else lay()
      if (at < this.last) void this.#momentAt(at + 1, seenBy, language).catch(() => {})
    } catch {
      this.running = false
    }
  }

  /** Put a moment on the board, after an answer or when the stage has shown a beat. */
  #lay(moment: Moment, beat: Beat | null): void {
    if (this.table) this.table.moment = moment
    else if (this.words) this.table = BoardTable.toLookAt(moment, this.words, (id) => (this.legend = id))
    if (!this.table) return
    this.#told = true
    if (beat) this.table.events = this.#eventsWith(beat)
    else {
      this.beatLines = []
      clearStage(this.table)
      this.table.events = []
    }
  }

  #eventsWith(beat: Beat): Happening[] {
    return [...(this.table?.events ?? []), ...beat.events.filter(isHappening)].slice(-MOST_EVENTS)
  }

  /** Put a beat on the stage; the board keeps what it shows. */
  #open(moment: Moment, beat: Beat, lines: ReplayLine[]): void {
    const { table, words } = this
    if (!table || !words) return
    this.beatLines = lines
    this.#told = false
    putOnStage(table, words, moment, this.#eventsWith(beat), { ...beat, lasts: beat.lasts / this.speed })
  }

  /** The moments that the last answer led through. */
  #cues({ at, beats, moment }: ReplayMoment): Cue[] {
    let told = 0
    return beats.map((beat) => {
      const after = told
      told = beat.upto
      const lines = this.replay?.lines.filter((line) => line.at === at && line.n > after && line.n <= beat.upto) ?? []
      const then = momentAt(beat, moment)
      return {
        beat,
        held: heldFor(beat),
        show: () => this.#open(then, beat, lines),
        tell: () => this.#lay(then, beat),
      }
    })
  }

  #momentAt(at: number, seenBy: string, language: string): Promise<ReplayMoment> {
    const key = `${at} ${seenBy} ${language}`
    const known = this.#moments.get(key) ?? api.moment(this.id, at, seenBy, language)
    this.#moments.set(key, known)
    known.catch(() => this.#moments.delete(key))
    return known
  }

  /** Whether the viewer may know the next answer. */
  get knowsNext(): boolean {
    return this.#shown === this.#step && this.moment?.next_answer != null
  }

  /** Why a bot would give the next answer; null until it is known. */
  get reason(): string | null {
    return this.#reason?.step === this.#step ? this.#reason.text : null
  }

  /** The step that a reason belongs to, as it is shown now. */
  get #step(): string {
    return `${this.at} ${this.seenBy} ${settings.language}`
  }

  /** Request the reason for the next answer. */
  async askWhy(): Promise<void> {
    const step = this.#step
    try {
      const { text } = await api.reason(this.id, this.at, this.seenBy, settings.language)
      if (step === this.#step) this.#reason = { step, text }
    } catch {
      this.#reason = null
    }
  }

  /** Stop, and show another moment. */
  go(at: number): void {
    this.running = false
    this.at = Math.max(0, Math.min(this.last, at))
  }

  /** Run or pause; at its end, a game restarts from the beginning. */
  toggle(): void {
    if (!this.running && this.at >= this.last) this.at = 0
    this.running = !this.running
  }

  /**
   * Start a timer that goes from line to line; answers without a line, such as a silent pass, are skipped. Returns a
   * function that stops it.
   */
  run(): () => void {
    const timer = setInterval(() => {
      if (this.director.busy) return
      if (this.at < this.last) this.at = this.replay?.lines.find((line) => line.at > this.at)?.at ?? this.last
      else this.running = false
    }, STEP / this.speed)
    return () => {
      clearInterval(timer)
      this.director.skip()
    }
  }
}
