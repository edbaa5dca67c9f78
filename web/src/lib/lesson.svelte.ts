import { api, RequestFailed } from './api'
import { Director } from './director.svelte'
import { isHappening } from './happening'
import type {
  AloneMoment,
  Beat,
  GameWords,
  Lesson,
  LessonReply,
  LessonScene,
  LessonStep,
  Line,
  Moment,
} from './protocol'
import type { Seated } from './seated.svelte'
import { settings } from './settings.svelte'
import { announce, clearStage, heldFor, momentAt, type Performing, putOnStage, speedHere } from './staging'
import { BoardTable } from './table.svelte'

/** What is shown: the title of a scene, a step, the learner's own play, the outcome, or the end of the lesson. */
export type Stage = 'title' | 'step' | 'alone' | 'ended' | 'done'

/** A second press this soon after another was meant for the previous step, in milliseconds. */
const DOUBLE_PRESS = 600

/** The seat of the learner. */
const LEARNER = 0

/** The outcome of a press: the table, with the events on the way to it. `events` are those after the step's own. */
interface Outcome {
  moment: Moment
  lines: Line[]
  events: Record<string, unknown>[]
  beats: Beat[]
}

/** A lesson in progress: the current step, its table, and its text. */
export class LessonPlayer implements Performing {
  lesson: Lesson | null = $state.raw(null)
  words: GameWords | null = $state.raw(null)
  trouble: RequestFailed | null = $state.raw(null)
  stage: Stage = $state('title')
  sceneAt = $state(0)
  stepAt = $state(0)
  /** The table; a new object wherever the board changes without a transition. */
  table: BoardTable | null = $state.raw(null)
  /** The reply to another choice. */
  reply: LessonReply | null = $state.raw(null)
  /** The open legend: the id of its words. */
  legend: string | null = $state(null)
  /** What happened since the step before. */
  lines: Line[] = $state.raw([])
  /** The lines of the beat that is shown. */
  beatLines: Line[] = $state.raw([])
  /** The number of the last event performed so far. */
  seen = $state(0)
  /** Whether they may be read: the stage has shown their events. */
  #told = $state(false)
  /** Shows what has happened before the coach continues. */
  readonly director = new Director(() => speedHere())
  /** What the learner has answered alone, and the outcome. */
  #answers: string[] = []
  #answered = $state(0)
  #alone: AloneMoment | null = $state.raw(null)
  #pressedAt = Number.NEGATIVE_INFINITY
  /** What the bar shows during a performance. */
  get staging(): Performing['staging'] {
    return { director: this.director, lines: this.beatLines, told: this.#told }
  }

  /** Whether the next state does not follow from the current one, and needs a new table. */
  #anew = true

  /** With `ended`, the end of the lesson is shown at once: the learner returns to it from the rules. */
  constructor(
    readonly game: string,
    readonly id: string,
    readonly ended = false,
  ) {}

  get scene(): LessonScene | null {
    return this.lesson?.scenes[this.sceneAt] ?? null
  }

  get step(): LessonStep | null {
    return this.scene?.steps[this.stepAt] ?? null
  }

  get moment(): { phase: string } | null {
    return this.table?.moment ?? null
  }

  /** Whether the learner has begun to play alone, and so knows the task. */
  get underWay(): boolean {
    return this.stage === 'alone' && this.#answered > 0
  }

  /** The players at the table, with their faces: the learner among bots. */
  get seats(): Seated[] {
    const names = this.table?.moment.names ?? []
    return names.map((name, seat) =>
      seat === LEARNER
        ? { seat, name, held_by: 'person', face: settings.face }
        : { seat, name, held_by: 'bot', face: null },
    )
  }

  /** What the coach says now. */
  get text(): string {
    if (this.stage === 'title') return this.scene?.title ?? ''
    if (this.reply) return this.reply.text
    if (this.stage === 'ended') return this.#alone?.text ?? ''
    if (this.underWay) return settings.t.lesson.playOn
    return this.step?.text ?? ''
  }

  /** What is highlighted: nothing while another choice is shown or once the learner plays alone. */
  get light(): string[] {
    const shown = this.stage === 'step' || (this.stage === 'alone' && !this.underWay)
    return shown && !this.director.beat && !this.reply?.moment ? (this.step?.light ?? []) : []
  }

  /** Whether the lesson waits for "go on". */
  get waits(): boolean {
    if (this.director.beat) return false
    if (this.stage === 'step') return this.step?.answer === null || !!this.reply?.moment
    return this.stage !== 'alone' && this.stage !== 'done'
  }

  /** Load the lesson and its words in the language chosen now. */
  async load(): Promise<void> {
    const { language } = settings
    try {
      const [lesson, words] = await Promise.all([
        api.lesson(this.game, this.id, language),
        api.words(this.game, language),
      ])
      if (language !== settings.language) return
      const first = this.lesson === null
      this.lesson = lesson
      this.words = words
      this.trouble = null
      if (first) this.#resume()
      else this.#lay()
    } catch (error) {
      if (!this.lesson) this.trouble = error instanceof RequestFailed ? error : new RequestFailed(0, '')
    }
  }

  /** Begin at the scene that was reached on an earlier visit. */
  #resume(): void {
    if (this.ended) {
      this.goTo(this.lesson?.scenes.length ?? 0)
      return
    }
    const reached = settings.lessonReached(this.game, this.id)
    const at = this.lesson?.scenes.findIndex((scene) => scene.id === reached) ?? 0
    this.goTo(Math.max(0, at))
  }

  // The learner's presses.

  /** Show the title of a scene; after the last one the lesson is done. */
  goTo(scene: number): void {
    this.sceneAt = scene
    this.#start()
    if (this.scene) {
      this.stage = 'title'
      settings.reachLesson(this.game, this.id, this.scene.id)
    } else {
      this.sceneAt = (this.lesson?.scenes.length ?? 1) - 1
      this.stage = 'done'
      settings.reachLesson(this.game, this.id, 'done')
      settings.learn(this.game)
    }
  }

  /** Begin the scene again, at its first step. */
  restart(): void {
    this.#start()
    this.stage = 'step'
    this.#lay(true)
  }

  #start(): void {
    this.director.clear()
    this.stepAt = 0
    this.reply = null
    this.#anew = true
    this.#alone = null
    this.#keep([])
  }

  /** Remember what the learner has answered alone. */
  #keep(answers: string[]): void {
    this.#answers = answers
    this.#answered = answers.length
  }

  /** Leave the page. */
  close(): void {
    this.director.clear()
  }

  /** During a performance, go on to the next beat, or skip the rest. */
  goOnShowing(skip = false): void {
    this.#pressedAt = performance.now()
    if (skip) this.director.skip()
    else this.director.next()
  }

  /** Go on from a title, a step without an answer, a shown choice, or the end of the learner's own play. */
  goOn(): void {
    if (!this.waits || this.#isDoublePress()) return
    if (this.stage === 'title') this.restart()
    else if (this.stage === 'ended') this.goTo(this.sceneAt + 1)
    else if (this.reply) this.#show(this.stepAt, true)
    else this.#next()
  }

  /** Whether the step is the task that the learner then does alone: it is shown together with the first question. */
  get #isTask(): boolean {
    const { scene, step } = this
    return this.stage === 'step' && !!scene?.alone && step === scene.steps.at(-1) && step?.answer === null
  }

  /** Show the step before, or the title of the scene. */
  back(): void {
    this.director.clear()
    if (this.reply && this.stage === 'step') this.#show(this.stepAt, this.reply.moment !== null)
    else if (this.stage === 'alone' || this.stage === 'ended') this.restart()
    else if (this.stage === 'step' && this.stepAt > 0) this.#show(this.stepAt - 1, true)
    else if (this.stage === 'step') this.goTo(this.sceneAt)
    else if (this.stage === 'title' && this.sceneAt > 0) this.goTo(this.sceneAt - 1)
  }

  #next(): void {
    const { scene } = this
    if (!scene) return
    if (this.stepAt + 1 < scene.steps.length) this.#show(this.stepAt + 1)
    else if (scene.alone) void this.#playAlone([])
    else this.goTo(this.sceneAt + 1)
  }

  /** Show a step of this scene, on a new table if it does not follow from the current state. */
  #show(step: number, anew = false): void {
    this.reply = null
    this.stepAt = step
    this.stage = 'step'
    this.#anew ||= anew
    this.#lay(!anew)
  }

  /** A press on a piece or an answer. */
  #choose(key: string): void {
    if (this.#isDoublePress()) return
    if (this.stage === 'alone') void this.#playAlone([...this.#answers, key])
    else if (key === this.step?.answer) this.#next()
    else this.#answerOther(key)
  }

  /** Give several answers at once, one after the other: a learner who plays alone says something with one press. */
  chooseAll(keys: readonly string[]): void {
    if (this.stage === 'alone' && !this.#isDoublePress()) void this.#playAlone([...this.#answers, ...keys])
  }

  /** Show the lesson's reply to another choice, with the outcome if it was tried. */
  #answerOther(key: string): void {
    const { step } = this
    if (!step || this.stage !== 'step') return
    const taught = step.moment.options.find((offered) => offered.key === step.answer)?.label ?? ''
    const text = settings.t.lesson.press(taught)
    this.reply = step.others[key] ?? said(text)
    const { moment } = this.reply
    if (moment) this.#perform({ ...this.reply, moment }, false)
  }

  /** Press on a piece that cannot be chosen now: show the lesson's reply, or else the piece's legend. */
  #inspect(id: string, missed?: string): void {
    if (missed !== undefined && this.stage === 'step' && this.step?.others[missed]) this.#answerOther(missed)
    else this.legend = id
  }

  async #playAlone(answers: string[], performs = true): Promise<void> {
    const { scene, table } = this
    if (!scene || !table || table.busy) return
    table.busy = true
    try {
      const after = await api.playAlone(this.game, this.id, { scene: scene.id, answers })
      if (table !== this.table || this.#anew) return
      this.#keep(answers)
      this.#alone = after
      this.reply = null
      this.stage = after.text === null ? 'alone' : 'ended'
      this.#perform(performs ? after : { ...after, beats: [] }, after.text === null)
    } catch (error) {
      const text = (error instanceof RequestFailed && error.text) || settings.t.serverGone
      if (table === this.table) this.reply = said(text)
    }
    table.busy = false
  }

  #isDoublePress(): boolean {
    const now = performance.now()
    const soon = settings.calm.on && now - this.#pressedAt < DOUBLE_PRESS
    if (!soon) this.#pressedAt = now
    return soon
  }

  // The board.

  /** Put the current state on the table: after a change of step, where what led to it is performed first, and of language. */
  #lay(performs = false): void {
    const { step, words } = this
    if (!step || !words || this.stage === 'title' || this.stage === 'done') return
    if (this.table) this.table.words = words
    if (this.stage === 'step') {
      this.reply = null
      this.#perform({ ...step, events: [], beats: performs ? step.beats : [] }, step.answer !== null)
    } else void this.#playAlone(this.#answers, false)
  }

  /** Show the beats that led to a table, and then the table; `live` says whether it waits for an answer. */
  #perform({ moment, lines, events, beats }: Outcome, live: boolean): void {
    const all = [...(this.scene?.steps.slice(0, this.stepAt + 1).flatMap((step) => step.events) ?? []), ...events]
    let told = 0
    const cues = beats.map((beat) => {
      const after = told
      told = beat.upto
      const its = lines.filter(({ n }) => n > after && n <= beat.upto)
      const soFar = all.filter(({ n }) => Number(n) <= beat.upto)
      return {
        beat,
        held: heldFor(beat),
        show: () => this.#stage(beat, moment, its, soFar),
        tell: () => {
          this.#told = true
          this.#put(momentAt(beat, moment), soFar)
          announce(beat, its)
        },
      }
    })
    const show = () => {
      this.seen = this.table?.beat ? told : 0
      if (this.table?.beat) this.#pressedAt = performance.now()
      this.beatLines = []
      clearStage(this.table)
      this.#put(moment, all)
      if (this.table) this.table.live = live
      this.lines = lines
      if (this.#isTask) void this.#playAlone([])
    }
    this.director.clear()
    this.director.perform([...cues, { beat: null, show }])
  }

  /** Put a beat on the stage; the board keeps what it shows, without a question. */
  #stage(beat: Beat, moment: Moment, lines: Line[], events: Record<string, unknown>[]): void {
    this.beatLines = lines
    this.#told = false
    const then = this.#named(momentAt(beat, moment))
    if (!this.table || this.#anew) this.#put(then, events)
    if (!this.table || !this.words) return
    this.table.moment = { ...this.table.moment, question: null, options: [], result: null }
    const timed = { ...beat, lasts: beat.lasts * speedHere() }
    putOnStage(this.table, this.words, then, events.filter(isHappening), timed)
  }

  #named(moment: Moment): Moment {
    return { ...moment, names: moment.names.with(LEARNER, settings.nickname) }
  }

  /** Put a moment on the table, with the name of the learner. */
  #put(shown: Moment, events: Record<string, unknown>[]): void {
    if (!this.words) return
    const moment = this.#named(shown)
    if (this.table && !this.#anew) this.table.moment = moment
    else {
      this.#anew = false
      const choose = (key: string) => this.#choose(key)
      const inspect = (id: string, missed?: string) => this.#inspect(id, missed)
      this.table = new BoardTable(moment, this.words, { choose, why: choose, inspect })
    }
    this.table.events = events.filter(isHappening)
    this.table.live = false
  }
}

/** A reply that shows nothing. */
function said(text: string): LessonReply {
  return { text, refusal: null, rule: null, moment: null, lines: [], events: [], beats: [] }
}
