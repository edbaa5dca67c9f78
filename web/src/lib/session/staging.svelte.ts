import { type Cue, Director } from '../director.svelte'
import { isHappening } from '../happening'
import type { Beat, GameWords, Line, Missed, Moment, Room, Update } from '../protocol'
import { announce, clearStage, heldFor, momentAt, putOnStage, speedHere } from '../staging'
import type { BoardTable } from '../table.svelte'
import type { GameLog } from './log.svelte'

/** What the staging depends on, and what it calls. */
interface House {
  readonly room: Room | null
  /** The last update that is shown. */
  readonly update: Update | null
  readonly words: GameWords | null
  readonly table: BoardTable | null
  readonly log: GameLog
  /** Put the table as it is shown on the board. */
  layTable(): void
  /** Show what an update asks. */
  show(update: Update): void
}

/**
 * Shows what has happened before the question, beat by beat: on the stage at once, and on the board, in the log and in
 * words as soon as the stage has shown it.
 */
export class Staging {
  readonly director = new Director(() => this.#speed())
  /** What has just happened, in words: the lines of the current beat. */
  lines: Line[] = $state.raw([])
  /** Whether the lines may be read: the stage has shown their events. */
  told = $state(false)
  /** The table as the board shows it at a beat; null while it is shown as it is. */
  moment: Moment | null = $state.raw(null)
  /** The number of answers when the player stopped looking, if much has happened since. */
  missedSince: number | null = $state(null)
  /** The last update received; it may still have to be shown. */
  #latest: Update | null = null
  /** The number of the last event shown to the player. */
  #toldUpTo = 0
  /** The number of answers when the page was hidden; null while it is visible. */
  #hiddenAt: number | null = null

  constructor(readonly house: House) {}

  /** The number of the game in the last update; null before the first. */
  get gameNumber(): number | null {
    return this.#latest?.game_number ?? null
  }

  /** How long beats are shown on this device, as a multiple of what the server says. */
  #speed(): number {
    return speedHere(this.house.room?.tempo)
  }

  /**
   * Take an update. If it has beats they are shown first; one with the whole table is shown at once, and so is one that
   * comes after a reconnection.
   */
  take(update: Update, reconnected: boolean): void {
    const before = this.#latest
    this.#latest = update
    if (reconnected && before?.game_number === update.game_number) this.#offerMissed(before.answers)
    const elsewhere = before?.game_number !== update.game_number || before.moment.seat !== update.moment.seat
    const isWhole = update.whole && update.beats.length === 0
    if (before?.game_number !== update.game_number) this.#toldUpTo = 0
    if (reconnected || document.hidden || elsewhere || isWhole) {
      this.director.clear()
      this.house.show(update)
      return
    }
    const cues = update.beats.map((beat) => this.#cue(beat, update))
    this.director.perform([...cues, { beat: null, show: () => this.house.show(update) }])
  }

  /** A beat on the way to an update. */
  #cue(beat: Beat, update: Update): Cue {
    return {
      beat,
      held: heldFor(beat),
      show: () => {
        const { lines, events } = this.#untold(update, beat.upto)
        this.#open(beat, update.moment, lines, events)
      },
      tell: () => {
        const part = this.#untold(update, beat.upto)
        this.#toldUpTo = beat.upto
        if (!update.whole) this.house.log.add(part, this.house.words?.words ?? {}, false)
        this.#tell(beat, update.moment)
      },
    }
  }

  /** The part of an update up to an event, without what was shown already. */
  #untold(update: Update, upto: number): Update {
    const isNew = (n: unknown) => Number(n) > this.#toldUpTo && Number(n) <= upto
    return {
      ...update,
      lines: update.lines.filter(({ n }) => isNew(n)),
      events: update.events.filter(({ n }) => isNew(n)),
      beats: update.beats.filter(({ upto: n }) => isNew(n)),
    }
  }

  /** Put a beat on the stage; the board keeps what it shows. */
  #open(beat: Beat, moment: Moment, lines: Line[], events: Update['events']): void {
    const { table, update, words, log } = this.house
    this.lines = lines
    this.told = false
    const before = this.moment ?? update?.moment ?? moment
    this.moment = { ...before, question: null, options: [], result: null }
    this.house.layTable()
    if (!table || !words) return
    const soFar = [...log.events, ...events.filter(isHappening)]
    const timed = { ...beat, lasts: beat.lasts * this.#speed() }
    putOnStage(table, words, momentAt(beat, moment), soFar, timed)
  }

  /** Show the beat's outcome on the board and in words. */
  #tell(beat: Beat, moment: Moment): void {
    this.told = true
    this.moment = momentAt(beat, moment)
    this.house.layTable()
    announce(beat, this.lines)
  }

  /** Clear the stage. The board is laid afterwards. */
  clear(): void {
    this.moment = null
    this.lines = []
    this.told = false
    clearStage(this.house.table)
  }

  /** Clear the stage for the question of an update; return the part of it that no beat has shown. */
  settle(update: Update): Update {
    this.clear()
    const rest = this.#untold(update, Number.POSITIVE_INFINITY)
    this.#toldUpTo = update.moment.view.events
    return rest
  }

  // What was missed.

  #offerMissed(seen: number): void {
    if (this.#latest && this.#latest.answers > seen + 1) this.missedSince ??= seen
  }

  /** Note that the page is hidden, or visible again. */
  hidden(away: boolean): void {
    if (away) {
      this.#hiddenAt ??= this.#latest?.answers ?? null
      this.director.skip()
      return
    }
    const before = this.#hiddenAt
    this.#hiddenAt = null
    if (before !== null) this.#offerMissed(before)
  }

  /** Show what has happened since the player stopped looking. */
  takeMissed({ game_number, beats, lines, names, seat }: Missed): void {
    const { update } = this.house
    if (!update || game_number !== update.game_number || seat !== update.moment.seat) return
    let told = 0
    const moment = { ...update.moment, names }
    const cues = beats.map((beat): Cue => {
      const after = told
      told = beat.upto
      const its = lines.filter(({ n }) => n > after && n <= beat.upto)
      return {
        beat,
        held: heldFor(beat),
        show: () => this.#open(beat, moment, its, beat.events),
        tell: () => this.#tell(beat, moment),
      }
    })
    const settle = () => {
      this.clear()
      this.house.layTable()
    }
    this.director.perform([...cues, { beat: null, show: settle }])
  }
}
