import { announcer } from '../announce.svelte'
import { api, RequestFailed } from '../api'
import type { Director } from '../director.svelte'
import type {
  Advice,
  Considered,
  FromPage,
  FromServer,
  GameWords,
  Moment,
  OlderLines,
  Past,
  Reaction,
  Refused,
  Room,
  Update,
} from '../protocol'
import { settings } from '../settings.svelte'
import { BoardTable } from '../table.svelte'
import { nameOf } from '../targets'
import type { Language } from '../text/text'
import { Answers } from './answers.svelte'
import { AutoPass, PASS } from './auto-pass.svelte'
import { Bubbles, type Target } from './bubbles.svelte'
import { Chat } from './chat.svelte'
import { Connection, type ConnectionState } from './connection'
import { Considering } from './considering.svelte'
import { GameLog } from './log.svelte'
import { Notices } from './notices.svelte'
import { changesOfPeople } from './people'
import { Reading } from './reading.svelte'
import { signal } from './signals'
import { Staging } from './staging.svelte'
import { Viewpoint } from './viewpoint.svelte'

export type Trouble = 'unknown' | 'gone' | null

/** A refusal that needs no explanation disappears after this many milliseconds. */
const HINT_STAYS = 4_000

/** One page at one table: the state that the server has sent, and the messages that the page can send. */
export class TableSession {
  room: Room | null = $state.raw(null)
  update: Update | null = $state.raw(null)
  connection: ConnectionState = $state('opening')
  trouble: Trouble = $state(null)
  /** When the room was last sent, for countdowns. */
  heardAt = $state(0)
  /** The table as it is shown. */
  table: BoardTable | null = $state.raw(null)
  /** The table as it was after event `n`, if the player looks back. */
  past: { n: number; table: BoardTable } | null = $state.raw(null)

  readonly viewpoint: Viewpoint = new Viewpoint(this)
  readonly log = new GameLog()
  readonly chat = new Chat()
  readonly bubbles = new Bubbles()
  readonly notices = new Notices()
  readonly answers = new Answers()
  readonly autoPass: AutoPass = new AutoPass(this)
  readonly considering = new Considering()
  readonly reading = new Reading()
  /** Shows what has happened before the question. */
  readonly staging: Staging = new Staging(this)

  #words: GameWords | null = $state.raw(null)
  #socket: Connection | null = null
  /** The language that the server uses for this socket. */
  #spoken: Language | null = null
  /** Whether the next update is the first one since the socket opened. */
  #reconnected = true
  /** Whether the page has moved on to something else. */
  #closed = false
  /** Whether the player has asked to give up their seats. */
  #leaving = false
  /** The number of the last game whose end the player has left: the next one may take its place. */
  #done: number | null = $state(null)

  constructor(
    readonly code: string,
    readonly screen: boolean,
  ) {}

  /** The table to show: at a beat, or with what the player is considering, if anything. */
  get moment(): Moment | null {
    return this.staging.moment ?? this.considering.question?.moment ?? this.update?.moment ?? null
  }

  /** Whether the end of a game is still shown while the table has gone on to the next. */
  get held(): boolean {
    const { room, update } = this
    if (this.screen || !room || !update?.moment.result) return false
    return room.game_number !== update.game_number && this.#done !== update.game_number
  }

  get words(): GameWords | null {
    return this.#words
  }

  get director(): Director {
    return this.staging.director
  }

  // The connection.

  /** Ask for the room and open the socket. */
  async join(): Promise<void> {
    this.trouble = null
    try {
      this.#takeRoom(await api.room(this.code, settings.language))
    } catch (error) {
      this.trouble = isUnknown(error) ? 'unknown' : 'gone'
      return
    }
    if (this.#closed) return
    this.#socket?.close()
    const url = new URL(`/api/tables/${this.code}/socket`, location.href)
    url.protocol = url.protocol.replace('http', 'ws')
    this.#socket = new Connection(
      () => {
        this.#spoken = settings.language
        url.searchParams.set('language', this.#spoken)
        if (this.screen) url.searchParams.set('screen', '1')
        return url.href
      },
      {
        hear: (message) => this.#hear(message),
        changed: (state) => this.#connectionChanged(state),
        failing: () => void this.#checkTable(),
      },
    )
  }

  /** Close the socket, when the page shows something else. */
  close(): void {
    this.#closed = true
    this.autoPass.cancel()
    this.director.clear()
    this.#socket?.close()
    this.#socket = null
  }

  /** Open the socket again after sitting down: its cookie has changed. */
  renew(): void {
    this.#socket?.renew()
  }

  /** Send a message; return whether that was possible. If not, show a notice. */
  send(message: FromPage): boolean {
    if (message.type === 'leave') this.#leaving = true
    if (message.type === 'start' || message.type === 'set-ready') this.#done = this.update?.game_number ?? null
    if (this.#socket?.send(message)) return true
    this.notices.show(settings.t.lost, { warns: true })
    return false
  }

  #connectionChanged(state: ConnectionState): void {
    this.connection = state
    if (state !== 'open') return
    this.#reconnected = true
    this.chat.opened()
    if (this.#spoken !== settings.language) this.#sendLanguage(settings.language)
    if (!this.#words) void this.speak(settings.language)
    const { looking } = this.viewpoint
    if (looking !== null) this.#socket?.send({ type: 'look', seat: looking })
  }

  /** Find out whether the table still exists, when the socket cannot be opened. */
  async #checkTable(): Promise<void> {
    try {
      await api.room(this.code, settings.language)
    } catch (error) {
      if (!isUnknown(error)) return
      this.trouble = 'unknown'
      this.close()
    }
  }

  /** Use another language, for the page's words and for the server's. */
  async speak(language: Language): Promise<void> {
    if (this.#socket?.open && this.#spoken !== language) this.#sendLanguage(language)
    const { room } = this
    if (!room) return
    try {
      this.#words = await (room.deck ? api.tableWords(room.code, language) : api.words(room.game, language))
    } catch {
      this.trouble = this.table ? null : 'gone'
      return
    }
    if (this.trouble === 'gone') this.trouble = null
    if (this.table) this.table.words = this.#words
    if (this.past) this.past.table.words = this.#words
    this.layTable()
  }

  #sendLanguage(language: Language): void {
    this.#spoken = language
    this.notices.clear()
    this.considering.stop()
    this.#socket?.send({ type: 'speak', language })
  }

  // Messages from the server.

  #hear(message: FromServer): void {
    switch (message.type) {
      case 'room':
        this.#takeRoom(message)
        break
      case 'update':
        this.#takeUpdate(message)
        break
      case 'missed':
        this.staging.takeMissed(message)
        break
      case 'older-lines':
        this.#takeOlder(message)
        break
      case 'refused':
        this.#takeRefusal(message)
        break
      case 'told':
        this.notices.show(message.text, { warns: true })
        break
      case 'because':
        if (!this.reading.takeReason(message))
          this.notices.show(message.text, { rule: message.rule, warns: !message.offered })
        break
      case 'considered':
        this.#takeConsidered(message)
        break
      case 'advice':
        this.#takeAdvice(message)
        break
      case 'prospects':
        if (this.considering.takeProspects(message))
          announcer.tell(settings.t.prospectsTold(this.#named(message.chances)))
        break
      case 'past':
        this.#takePast(message)
        break
      case 'chat':
        for (const line of this.chat.add(
          message.lines,
          ({ seat }) => seat !== null && this.room?.seats[seat]?.held_by === 'bot',
        ))
          this.bubbles.say(line)
        break
      case 'reaction':
        this.#takeReaction(message)
        break
      case 'failed':
        this.#settleRefused()
        this.notices.show(`${message.text} ${settings.t.failed(message.id)}`, { warns: true })
        break
      case 'pong':
        break
    }
  }

  /** A shared screen belongs to no player, even where its browser has a seat. */
  #takeRoom(told: Room): void {
    const before = this.room
    const room = this.screen ? { ...told, yours: [], opener: false } : told
    this.room = room
    this.heardAt = performance.now()
    if (room.stage === 'over') this.#done = room.yours.some((seat) => room.seats[seat]?.ready) ? room.game_number : null
    if (!this.screen && (before?.title !== room.title || before.stage !== room.stage))
      settings.visit(room.code, room.game, room.title)
    if (room.stage === 'playing' && room.yours.length > 0) settings.begin(room.game, `${room.code}-${room.game_number}`)
    if (!before) return
    if (before.yours.length === 0 && room.yours.length > 0) this.notices.clear()
    for (const sentence of changesOfPeople(before, room)) this.notices.show(sentence)
    if (before.yours.length > 0 && room.yours.length === 0) {
      const sentAway = settings.t.sentAway(room.stage !== 'playing')
      if (!this.#leaving) this.notices.show(sentAway, { warns: true, stays: null })
      this.#leaving = false
    }
    if (before.stage !== room.stage || before.yours.length !== room.yours.length) this.#setLive()
  }

  #takeUpdate(update: Update): void {
    const before = this.staging.gameNumber
    if (this.held || (before !== null && before !== update.game_number && !update.whole)) {
      this.#reconnected = false
      if (update.beats.length > 0) this.#socket?.send({ type: 'watched', number: update.number })
      return
    }
    const reconnected = this.#reconnected
    this.#reconnected = false
    const again = this.answers.hear(update, reconnected)
    if (again) this.#socket?.send(again)
    this.staging.take(update, reconnected)
  }

  /** Ask for what has happened since the player stopped looking. */
  askMissed(): void {
    const { missedSince } = this.staging
    if (missedSince !== null) this.send({ type: 'what-did-i-miss', since: missedSince })
    this.staging.missedSince = null
  }

  /** Show the table of an update, and the question. */
  show(update: Update): void {
    const before = this.update
    const { viewpoint } = this
    const rest = this.staging.settle(update)
    const newGame = before?.game_number !== update.game_number
    const wasCalled = viewpoint.due.length > 0 && !newGame && !this.autoPass.alone && !this.autoPass.oneAnswer
    if (newGame) {
      this.past = null
      if (viewpoint.hotSeat && viewpoint.looking !== null) this.look(null)
    }
    this.log.add(update.whole ? update : rest, this.#words?.words ?? {}, newGame)
    this.update = update
    if (newGame || before.number !== update.number || before.moment.seat !== update.moment.seat) this.considering.stop()
    if (viewpoint.isDone(update)) this.look(null)
    if (newGame) this.autoPass.quiet = false
    this.layTable()
    this.#signal(before, rest, wasCalled)
    if (update.moment.result && before && !before.moment.result) settings.play('end')
    if (update.beats.length > 0) this.#socket?.send({ type: 'watched', number: update.number })
    const dropped = this.answers.droppedBy(update)
    if (dropped !== null && viewpoint.visible) {
      this.answers.lapsed = settings.t.askedAgain(dropped)
      announcer.tell(this.answers.lapsed)
    } else if (!update.moment.question || newGame) this.answers.lapsed = null
    this.passIfWanted()
  }

  /** Tell the player what is new in an update, and that a seat of this page is asked. */
  #signal(before: Update | null, update: Update, wasCalled: boolean): void {
    const { due, visible, hotSeat } = this.viewpoint
    const { seat } = update.moment
    signal({
      before,
      update,
      room: this.room,
      news: before && visible ? update.lines.map(({ text }) => text) : [],
      due: due.length > 0,
      wasCalled,
      passes: this.autoPass.alone,
      oneAnswer: this.autoPass.oneAnswer,
      lifted: hotSeat && seat !== before?.moment.seat && seat !== null && due.includes(seat),
      visible,
      hotSeat,
    })
  }

  #takeReaction(reaction: Reaction): void {
    const name = this.room?.seats[reaction.seat]?.name ?? ''
    const to = reaction.to === null ? null : (this.room?.seats[reaction.to]?.name ?? '')
    this.bubbles.react(reaction, name, to === null ? name : `${name} → ${to}`)
    if (!settings.bubbles.on) return
    const about = to ?? (this.table ? nameOf(reaction, this.table) : '')
    announcer.tell(settings.t.reacted(name, settings.t.emoji[reaction.emoji], about))
  }

  #takeOlder(older: OlderLines): void {
    if (older.game_number === this.update?.game_number) this.log.addOlder(older)
  }

  /**
   * Show why something was refused. That another player was quicker is not a mistake, and is only mentioned; the player
   * knows nothing of an automatic answer.
   */
  #takeRefusal({ reason, text, rule, key }: Refused): void {
    this.log.olderRefused()
    this.#settleRefused()
    if (key !== null && key === this.answers.automatic) return
    if (reason === 'too-late') {
      this.notices.show(text, { rule, stays: HINT_STAYS })
      return
    }
    settings.play('refused')
    this.notices.show(text, { rule, warns: true })
  }

  #settleRefused(): void {
    this.answers.dropped()
    this.#setLive()
  }

  /** Show the question that an answer leads to. Nothing counts yet. */
  #takeConsidered(considered: Considered): void {
    this.answers.dropped()
    if (this.update?.number === considered.number) {
      this.considering.take(considered, this.update.moment)
      announcer.tell(considered.moment.question ?? '')
    }
    this.layTable()
  }

  #takeAdvice(advice: Advice): void {
    if (!this.considering.takeAdvice(advice, this.update?.number)) return
    if (this.table) this.table.pointed = advice.key
    announcer.tell([settings.t.hinted(advice.label), advice.text, ...advice.chances].join(' '))
  }

  /** Chances with the names of their seats. */
  #named(chances: number[]): string[] {
    return chances.map((chance, seat) => `${this.room?.seats[seat]?.name ?? ''} ${settings.t.analysis.percent(chance)}`)
  }

  #takePast({ n, moment }: Past): void {
    if (!this.#words) return
    this.past = { n, table: BoardTable.toLookAt(moment, this.#words, (id) => this.inspect(id)) }
    announcer.tell(settings.t.lookingBack)
  }

  // The board.

  /** Put the last update on the table. */
  layTable(): void {
    const { moment } = this
    if (!this.#words || !moment) return
    if (this.table) this.table.moment = moment
    else {
      const hands = {
        choose: (key: string) => this.choose(key),
        why: (key: string) => this.why(key),
        inspect: (id: string, missed?: string) => this.inspect(id, missed, this.table?.touched ?? null),
      }
      this.table = new BoardTable(moment, this.#words, hands)
    }
    this.table.events = this.log.events
    this.#setLive()
  }

  #setLive(): void {
    if (!this.table) return
    const playing = this.room?.stage === 'playing' && !this.staging.moment && !this.held
    this.table.live = !this.screen && playing && this.table.moment.seat !== null
    this.table.busy = this.answers.busy
  }

  // What the player does.

  /** See the table from another seat of this device; null lowers the curtain. */
  look(seat: number | null): void {
    this.viewpoint.look(seat)
    this.past = null
    this.reading.legend = null
    this.considering.stop()
    this.notices.clear()
    announcer.tell('')
    this.send({ type: 'look', seat })
  }

  /** Answer the question. If the answer only leads to a further question, that is shown first, with a way back. */
  choose(key: string): void {
    if (this.#answer(key, key !== PASS)) this.log.markRead()
  }

  /** Give answers that lead to each other with one press, unless something else is being considered. */
  chooseAll(keys: readonly string[]): void {
    const { update } = this
    const last = keys.at(-1)
    if (!update || last === undefined || this.considering.question) return
    const way: Considered = {
      type: 'considered',
      number: update.number,
      keys: keys.slice(0, -1),
      moment: update.moment,
    }
    if (this.#answer(last, false, false, way)) this.log.markRead()
  }

  /** Go back to the previous question; nothing has counted since. */
  goBack(): void {
    if (this.answers.busy) return
    this.considering.goBack()
    announcer.tell(this.moment?.question ?? '')
    this.layTable()
  }

  /** Ask what a bot would do. */
  askHint(): void {
    const { update, moment } = this
    const keys = this.considering.question?.keys ?? []
    if (update && moment && moment.seat !== null)
      this.send({ type: 'hint', seat: moment.seat, number: update.number, keys })
  }

  #answer(key: string, askFirst = false, automatic = false, way = this.considering.question): boolean {
    const answer = this.update && this.answers.give(key, this.update, way, askFirst, automatic)
    if (!answer) return false
    this.viewpoint.answered()
    this.#setLive()
    this.notices.clear()
    this.#socket?.send(answer)
    return true
  }

  /** Stop listening until there is something new to say, or listen again. */
  listen(quiet: boolean): void {
    this.autoPass.quiet = quiet
    this.passIfWanted()
  }

  /** Pass if there is no other choice, or nothing to say, and the player wants that. The news stays unread. */
  passIfWanted(): void {
    this.autoPass.schedule((key) => this.#answer(key, false, true))
  }

  /** Ask why an answer is not on offer. */
  why(key: string): void {
    this.reading.askedWhy(key)
    this.#sendWhy(key)
  }

  #sendWhy(key: string): void {
    const seat = this.update?.moment.seat ?? null
    if (seat !== null) this.send({ type: 'why', seat, key, keys: this.considering.question?.keys ?? [] })
  }

  undo(): void {
    const seat = this.update?.moment.seat ?? this.room?.yours[0]
    if (this.viewpoint.curtainFor !== null) return
    if (this.considering.question) {
      this.goBack()
      return
    }
    this.answers.takenBack()
    if (seat !== undefined) this.send({ type: 'undo', seat })
  }

  /** Open a legend, and ask why the answer that it stands for is not on offer. From there a player can send an emoji. */
  inspect(id: string, missed?: string, target: Target | null = null): void {
    this.reading.open(id, missed, target)
    if (missed !== undefined) this.#sendWhy(missed)
  }

  /** Show all an emoji, for a person or a card. */
  react(emoji: Reaction['emoji'], target: Target): void {
    this.send({ type: 'react', emoji, ...target })
  }

  /** Take a seat, in a running game a bot's. Return why that was not possible, or an empty text. */
  async sit(seat: number | null): Promise<string> {
    const { nickname, face, t } = settings
    try {
      await api.sit(this.code, { nickname, seat, face })
      this.renew()
      return ''
    } catch (error) {
      return error instanceof RequestFailed ? error.text || t.serverGone : t.wrong
    }
  }

  /** Leave the end of a game for the next one, which has begun. */
  goOn(): void {
    this.#done = this.update?.game_number ?? null
    this.#sendLanguage(settings.language)
  }

  readClause(id: string): void {
    this.reading.clause = { id }
  }

  loadOlder(): void {
    this.log.loadOlder((before) => this.#socket?.send({ type: 'older', before }) ?? false)
  }

  lookBack(n: number): void {
    this.notices.clear()
    this.send({ type: 'look-back', n })
  }

  returnToNow(): void {
    this.past = null
  }
}

function isUnknown(error: unknown): boolean {
  return error instanceof RequestFailed && error.status === 404
}
