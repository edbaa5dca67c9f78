import { announcer } from './announce.svelte'
import { api, RequestFailed } from './api'
import { Connection, type Line as LineState, Outbox } from './connection'
import { news } from './news'
import { notify } from './notify'
import type {
  ChatLine,
  FromPage,
  FromServer,
  GameWords,
  Line,
  Moment,
  OlderLines,
  Past,
  Refused,
  Room,
  Update,
} from './protocol'
import { settings } from './settings.svelte'
import { BoardTable } from './table.svelte'
import type { Language } from './text/text'
import type { Happening, View } from './view'

/** Something the server said about what was tried. */
export interface Notice {
  id: number
  text: string
  rule: string
  warns: boolean
}

export type Trouble = 'unknown' | 'gone' | null

const NOTICE_STAYS = 9_000
const HINT_STAYS = 4_000
/** A second press this soon after an answer was meant for the question before. */
const DOUBLE_PRESS = 400
/** How many happenings a board is told of. */
const LATELY = 100
const PASS = 'pass'
/** How long a pass without a choice waits at least and at most before it is given by itself: long enough to be seen, and
 * never the same, so that nobody can tell it from a thought. */
const NO_CHOICE_WAITS = [900, 2400] as const

/** One page at one table: what it has heard, and what it can say. */
export class Playing {
  room: Room | null = $state.raw(null)
  update: Update | null = $state.raw(null)
  lines: Line[] = $state.raw([])
  chat: ChatLine[] = $state.raw([])
  unread = $state(0)
  line: LineState = $state('opening')
  table: BoardTable | null = $state.raw(null)
  past: { n: number; table: BoardTable } | null = $state.raw(null)
  notices: Notice[] = $state.raw([])
  trouble: Trouble = $state(null)
  /** The card that is being read. */
  card: string | null = $state(null)
  /** The clause that was asked for; a new object each time, so that it is shown again. */
  clause: { id: string } | null = $state.raw(null)
  /** When the room was last heard of, for countdowns. */
  heardAt = $state(0)
  busy = $state(false)

  /** Where one device has several seats: the one it looks from, nobody's behind the curtain. */
  #looking: number | null = $state(null)
  #words: GameWords | null = $state.raw(null)
  #outbox = new Outbox()
  #fresh = true
  #answered = false
  #connection: Connection | null = null
  #spoken: Language | null = null
  #notice = 0
  /** The page shows something else by now. */
  #left = false
  #leaving = false
  #alone: ReturnType<typeof setTimeout> | undefined
  #events: Happening[] = []
  /** The number of the last event before the oldest line here: the server has older lines unless it is 0. */
  #since = $state(0)
  #askedForOlder = false
  #pressedAt = Number.NEGATIVE_INFINITY
  /** The last answer given here, also in words. */
  #given: { key: string; label: string; number: number } | null = $state.raw(null)
  /** The last thing that had been told when the last answer was given here. */
  #toldBefore = $state(0)

  constructor(
    readonly code: string,
    readonly screen: boolean,
  ) {}

  // Coming and going.

  async join(): Promise<void> {
    this.trouble = null
    try {
      this.#meet(await api.room(this.code, settings.language))
    } catch (error) {
      this.trouble = error instanceof RequestFailed && error.status === 404 ? 'unknown' : 'gone'
      return
    }
    if (this.#left) return
    this.#connection?.close()
    const url = new URL(`/api/tables/${this.code}/socket`, location.href)
    url.protocol = url.protocol.replace('http', 'ws')
    this.#connection = new Connection(
      () => {
        this.#spoken = settings.language
        url.searchParams.set('language', this.#spoken)
        return url.href
      },
      {
        hear: (message) => this.#hear(message),
        line: (line) => this.#lineIs(line),
        hopeless: () => void this.#still(),
      },
    )
  }

  leave(): void {
    this.#left = true
    clearTimeout(this.#alone)
    this.#connection?.close()
    this.#connection = null
  }

  /** After sitting down: the cookie has changed, and the socket must show it. */
  renew(): void {
    this.#connection?.renew()
  }

  /** Whether it could be sent; if not, that is said. */
  send(message: FromPage): boolean {
    if (message.type === 'leave') this.#leaving = true
    if (this.#connection?.send(message)) return true
    this.tell(settings.t.lost, '', true)
    return false
  }

  #lineIs(line: LineState): void {
    this.line = line
    if (line !== 'open') return
    this.#fresh = true
    if (this.#spoken !== settings.language) this.#tongue(settings.language)
    if (!this.#words) void this.speak(settings.language)
    if (this.screen) this.#connection?.send({ type: 'look', seat: null })
    else if (this.#looking !== null) this.#connection?.send({ type: 'look', seat: this.#looking })
  }

  /** The socket cannot be opened: is the table still there? */
  async #still(): Promise<void> {
    try {
      await api.room(this.code, settings.language)
    } catch (error) {
      if (error instanceof RequestFailed && error.status === 404) {
        this.trouble = 'unknown'
        this.leave()
      }
    }
  }

  async speak(language: Language): Promise<void> {
    if (this.#connection?.open && this.#spoken !== language) this.#tongue(language)
    const game = this.room?.game
    if (!game) return
    try {
      this.#words = await api.words(game, language)
    } catch {
      this.trouble = this.table ? null : 'gone'
      return
    }
    if (this.trouble === 'gone') this.trouble = null
    if (this.table) this.table.words = this.#words
    if (this.past) this.past.table.words = this.#words
    this.#lay()
  }

  #tongue(language: Language): void {
    this.#spoken = language
    this.notices = []
    this.#connection?.send({ type: 'speak', language })
  }

  // Hearing.

  #hear(message: FromServer): void {
    switch (message.type) {
      case 'room':
        this.#meet(message)
        break
      case 'update':
        this.#take(message)
        break
      case 'older-lines':
        this.#prepend(message)
        break
      case 'refused':
        this.#askedForOlder = false
        this.#outbox.refused()
        this.#setBusy(false)
        this.#refuse(message)
        break
      case 'told':
        this.tell(message.text, '', true)
        break
      case 'because':
        this.tell(message.text, message.rule, !message.offered)
        break
      case 'past':
        this.#goBack(message)
        break
      case 'chat':
        this.#overhear(message.lines)
        break
      case 'failed':
        this.#outbox.refused()
        this.#setBusy(false)
        this.tell(`${message.text} ${settings.t.failed(message.id)}`, '', true)
        break
      case 'pong':
        break
    }
  }

  /** Somebody else was quicker: nothing went wrong, so it is said in passing. */
  #refuse({ reason, text, rule }: Refused): void {
    if (reason === 'too-late') {
      this.tell(text, rule, false, HINT_STAYS)
      return
    }
    settings.play('refused')
    this.tell(text, rule, true)
  }

  #meet(room: Room): void {
    const before = this.room
    this.room = room
    if (before?.yours.length === 0 && room.yours.length > 0) this.notices = []
    if (before) this.#tellOfPeople(before, room)
    if (before && before.yours.length > 0 && room.yours.length === 0) {
      if (!this.#leaving) this.tell(settings.t.sentAway(room.stage !== 'playing'), '', true, null)
      this.#leaving = false
    }
    this.heardAt = performance.now()
    const changed = before?.title !== room.title || before.stage !== room.stage
    if (!this.screen && changed) settings.visit(room.code, room.game, room.title)
    if (before && (before.stage !== room.stage || before.yours.length !== room.yours.length)) this.#setLive()
    if (before?.stage === 'playing' && room.stage === 'over') settings.play('end')
  }

  /** Tells who has gone and who is back, and who looks after the table now. What concerns the viewer's own seats the server tells. */
  #tellOfPeople(before: Room, room: Room): void {
    for (const seat of room.seats) {
      const was = before.seats[seat.seat]
      const own = [...room.yours, ...before.yours].includes(seat.seat)
      if (!was || room.stage !== 'playing' || before.stage !== 'playing' || own) continue
      const { name } = seat
      if (was.held_by === 'person' && seat.held_by === 'bot') this.tell(settings.t.hasLeft(name), '', false)
      else if (!was.stand_in && seat.stand_in) this.tell(settings.t.standsIn(name), '', false)
      else if (was.stand_in && !seat.stand_in) this.tell(settings.t.isBack(name), '', false)
    }
    if (!before.opener && room.opener && before.yours.length > 0)
      this.tell(settings.t.nowOpener(room.stage === 'playing'), '', false)
  }

  #take(update: Update): void {
    const before = this.update
    const wasDue = this.due.length > 0 && before?.game_number === update.game_number
    const another = !before || before.game_number !== update.game_number
    const told = this.lines.at(-1)?.n ?? 0
    if (another) {
      this.past = null
      if (this.#hot && this.#looking !== null) this.look(null)
    }
    if (this.#fresh) {
      this.#fresh = false
      const again = this.#outbox.again(update)
      if (again) this.#connection?.send(again)
    } else this.#outbox.hear(update)
    const happened = update.events as unknown as Happening[]
    this.#events = (update.whole ? happened : [...this.#events, ...happened]).slice(-LATELY)
    this.lines = update.whole ? update.lines : this.#joined(update.lines)
    if (update.whole) {
      this.#since = update.since
      this.#askedForOlder = false
    }
    if (another) this.#toldBefore = this.lines.at(-3)?.n ?? 0
    this.update = update
    this.#setBusy(this.#outbox.waiting !== null)
    this.#cover(update)
    this.#lay()
    this.#signal(before, update, another ? 0 : told, wasDue)
    this.#askedAgain(update)
    this.#answerAlone(update)
  }

  /** The log with new lines. A line that says no more than what follows is told with it ("it is Ada's turn", and then what she does),
   * as in a log that is read as a whole. */
  #joined(lines: Line[]): Line[] {
    const last = this.lines.at(-1)
    const { words = {} } = this.#words ?? {}
    const within = ['within', 'later'].flatMap((part) => words[`event-${last?.event}.${part}`]?.split(' ') ?? [])
    const told = within.includes(lines[0]?.event ?? '') ? this.lines.slice(0, -1) : this.lines
    return [...told, ...lines]
  }

  get hasOlder(): boolean {
    return this.#since > 0
  }

  /** Asks for the lines before the oldest one here, once. */
  loadOlder(): void {
    if (!this.hasOlder || this.#askedForOlder) return
    this.#askedForOlder = this.#connection?.send({ type: 'older', before: this.#since }) ?? false
  }

  /** Lines that were asked for. They may be of another game, or of another side of the table, by now. */
  #prepend({ game_number, since, upto, lines }: OlderLines): void {
    if (game_number !== this.update?.game_number || upto !== this.#since) return
    this.#askedForOlder = false
    this.#since = since
    this.lines = [...lines, ...this.lines]
  }

  /** What has happened since the last answer given here, as far as it is told beside the question. */
  get news(): Line[] {
    const { words = {} } = this.#words ?? {}
    const you = this.update?.moment.seat ?? null
    return news({ lines: this.lines, events: this.#events, since: this.#toldBefore, you, words })
  }

  /** An answer that was kept in secret was dropped, because something happened meanwhile: that is said, or it would look as if it had
   * got lost. Nobody needs to be told of a pass. */
  #askedAgain(update: Update): void {
    if (update.asked_again && this.#given?.key.includes(':') && this.visible)
      this.tell(settings.t.askedAgain(this.#given.label), '', false)
  }

  /** Passing, if the question waits for somebody here who can do nothing else. */
  #only(update: Update): string | null {
    const { seat, options } = update.moment
    const only = options.length === 1 ? options[0]?.key : undefined
    return only === PASS && seat !== null && this.due.includes(seat) && this.visible ? only : null
  }

  #answerAlone(update: Update): void {
    clearTimeout(this.#alone)
    const key = settings.alone.on ? this.#only(update) : null
    if (key === null) return
    const [least, most] = NO_CHOICE_WAITS
    const answer = () => {
      const before = this.#toldBefore
      if (this.update === update) this.choose(key)
      this.#toldBefore = before // nobody has read the news yet
    }
    this.#alone = setTimeout(answer, least + Math.random() * (most - least))
  }

  /** The answer that is kept in secret until the others have given theirs, in words, if it was given here. */
  get heldAnswer(): string {
    const held = (this.update?.moment.view as View | undefined)?.answer ?? null
    return held !== null && held === this.#given?.key ? this.#given.label : ''
  }

  /** Whether one can only pass. */
  get noChoice(): boolean {
    return this.update !== null && this.#only(this.update) !== null
  }

  /** Whether such questions are answered by themselves has changed. */
  aloneChanged(): void {
    if (this.update) this.#answerAlone(this.update)
  }

  /** Puts what is to be seen now on the table. */
  #lay(): void {
    if (!this.#words || !this.update || !this.room) return
    if (this.table) this.table.moment = this.update.moment
    else {
      const hands = {
        choose: (key: string) => this.choose(key),
        why: (key: string) => this.why(key),
        inspect: (kind: string) => this.inspect(kind),
      }
      this.table = new BoardTable(this.update.moment, this.#words, hands, false)
      this.table.busy = this.busy
    }
    this.table.events = this.#events
    this.#setLive()
  }

  #setLive(): void {
    if (this.table) this.table.live = !this.screen && this.room?.stage === 'playing' && this.table.moment.seat !== null
  }

  #setBusy(busy: boolean): void {
    this.busy = busy
    if (this.table) this.table.busy = busy
  }

  /** What is heard and announced: what came after event `told`, and that somebody here is asked now. */
  #signal(before: Update | null, update: Update, told: number, wasDue: boolean): void {
    const fresh = update.lines.filter(({ n }) => n > told)
    const news = before && this.visible ? fresh.map((line) => line.text) : []
    const asked = this.due.length > 0 && (before?.number !== update.number || before.game_number !== update.game_number)
    const called = asked && !wasDue && !(settings.alone.on && this.#only(update) !== null)
    if (called) {
      settings.play('turn')
      this.#notify(update.moment)
    } else if (news.length > 0) settings.play('card')
    const { seat } = update.moment
    const lifted = this.#hot && seat !== before?.moment.seat && seat !== null && this.due.includes(seat)
    const question = (asked || lifted) && this.visible ? [settings.t.yourTurn, update.moment.question ?? ''] : []
    const over =
      update.moment.result && !before?.moment.result ? [`${settings.t.gameOver}. ${update.moment.result}`] : []
    const said = [...news, ...question, ...over]
    if (said.length > 0) announcer.tell(said.join(' '))
  }

  #notify(moment: Moment): void {
    if (!settings.notify || !document.hidden) return
    const title = `${settings.t.yourTurn} – ${this.room?.title ?? ''}`
    void notify({ title, body: this.#hot ? '' : (moment.question ?? ''), path: `/t/${this.code}` })
  }

  #overhear(lines: ChatLine[]): void {
    const latest = this.chat.at(-1)?.at ?? 0
    const news = lines.filter((line) => line.at > latest)
    const first = this.chat.length === 0 && lines.length !== 1
    this.chat = [...this.chat, ...news]
    if (first) return
    this.unread += news.length
    for (const line of news)
      announcer.tell(settings.t.told(line.name, line.phrase ? settings.t.phrases[line.phrase] : (line.text ?? '')))
  }

  // Whose side of the table is seen.

  get #hot(): boolean {
    return !this.screen && (this.room?.yours.length ?? 0) > 1
  }

  get hotSeat(): boolean {
    return this.#hot
  }

  get looking(): number | null {
    return this.#looking
  }

  /** Those of this page's seats that the table waits for. */
  get due(): number[] {
    const view = this.update?.moment.view as View | undefined
    if (!view || this.screen || this.room?.stage !== 'playing') return []
    return view.waiting.filter((seat) => this.room?.yours.includes(seat))
  }

  /** The seat that the device must be passed to, if a curtain hangs. */
  get curtainFor(): number | null {
    return this.#hot && this.#looking === null ? (this.due[0] ?? null) : null
  }

  /** Whether what was last heard is meant for whoever sits in front of the page now. */
  get visible(): boolean {
    if (!this.update || this.curtainFor !== null) return false
    const wanted = this.screen ? null : this.#hot ? this.#looking : (this.room?.yours[0] ?? null)
    return this.update.moment.seat === wanted
  }

  look(seat: number | null): void {
    this.#looking = seat
    this.#answered = false
    this.past = null
    this.card = null
    this.notices = []
    announcer.tell('')
    this.send({ type: 'look', seat })
  }

  /** Lets the curtain fall when the seat in front has answered, or when another one of this device is asked. */
  #cover(update: Update): void {
    if (!this.#hot || this.#looking === null || update.moment.seat !== this.#looking) return
    const due = this.due
    if (due.includes(this.#looking) || (due.length === 0 && !this.#answered)) return
    this.look(null)
  }

  // Doing.

  choose(key: string): void {
    const update = this.update
    const seat = update?.moment.seat
    if (!update || seat === null || seat === undefined || this.busy) return
    const now = performance.now()
    if (settings.calm.on && now - this.#pressedAt < DOUBLE_PRESS && this.#given?.number !== update.number) return
    this.#pressedAt = now
    const label = update.moment.options.find((offered) => offered.key === key)?.label ?? ''
    this.#given = { key, label, number: update.number }
    this.#toldBefore = this.lines.at(-1)?.n ?? 0
    const answer = { type: 'answer' as const, seat, number: update.number, key }
    this.#outbox.give(answer, update)
    this.#answered = true
    this.#setBusy(true)
    this.notices = []
    this.#connection?.send(answer)
  }

  why(key: string): void {
    const seat = this.update?.moment.seat
    if (seat !== null && seat !== undefined) this.send({ type: 'why', seat, key })
  }

  undo(): void {
    const seat = this.update?.moment.seat ?? this.room?.yours[0]
    if (this.curtainFor !== null) return
    this.#given = null
    if (seat !== undefined) this.send({ type: 'undo', seat })
  }

  inspect(kind: string): void {
    this.card = kind
  }

  readClause(id: string): void {
    this.clause = { id }
  }

  lookBack(n: number): void {
    this.notices = []
    this.send({ type: 'look-back', n })
  }

  #goBack(past: Past): void {
    if (!this.#words) return
    const hands = { choose: () => {}, why: () => {}, inspect: (kind: string) => this.inspect(kind) }
    this.past = { n: past.n, table: new BoardTable(past.moment, this.#words, hands, false) }
    announcer.tell(settings.t.lookingBack)
  }

  returnToNow(): void {
    this.past = null
  }

  get words(): GameWords | null {
    return this.#words
  }

  /** Says something for a while, or until it is dismissed. */
  tell(text: string, rule: string, warns: boolean, stays: number | null = NOTICE_STAYS): void {
    const id = ++this.#notice
    this.notices = [...this.notices.filter((notice) => notice.text !== text), { id, text, rule, warns }].slice(-2)
    announcer.tell(text)
    if (stays !== null) setTimeout(() => this.dismiss(id), stays)
  }

  dismiss(id: number): void {
    this.notices = this.notices.filter((notice) => notice.id !== id)
  }
}
