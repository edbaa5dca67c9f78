// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { announcer } from '../announce.svelte'
import type { Beat, Considered, FromPage, Room, Update } from '../protocol'
import { settings } from '../settings.svelte'
import { viewWith } from '../views.samples'
import { TableSession } from './session.svelte'
import { FakeSocket } from './socket.samples'

function room(yours: number[]): Room {
  const seats = ['Ada', 'Zoé', 'Max'].map((name, seat) => ({
    seat,
    held_by: 'person' as const,
    name,
    level: null,
    here: true,
    ready: false,
    stand_in: false,
    bot_in: null,
    clock: null,
    speak_for: null,
    face: null,
  }))
  const shared = {
    code: 'K7P2M',
    game: 'x',
    title: 'X',
    options: {},
    deck: null,
    game_number: 1,
    spectators: 0,
    address: null,
    clock: null,
    patience: 60,
    help: false,
    tempo: 'normal' as const,
    tally: {},
    take_over: false,
    bots_talk: true,
    screens: 0,
    notice: null,
  }
  return { type: 'room', stage: 'playing', seats, yours, opener: true, ...shared }
}

function update(number: number, seat: number | null, waiting: number[], key = 'go'): Update {
  const options =
    seat !== null && waiting.includes(seat)
      ? [{ key, label: 'Go', stakes: '', rule: '', waits: false, aside: false, weight: 'usual' as const }]
      : []
  const view = viewWith({ waiting })
  const moment = { seat, view, names: ['Ada', 'Zoé', 'Max'], phase: '', question: null, options, result: null }
  return {
    type: 'update',
    game_number: 1,
    number,
    answers: number,
    whole: true,
    since: 0,
    can_undo: false,
    asked_again: false,
    moment,
    lines: [],
    events: [],
    beats: [],
  }
}

/** What a page sends when seat 0 answers. */
function answer(number: number, [key = '', ...then]: string[], askFirst: boolean): FromPage {
  return { type: 'answer', seat: 0, number, key, then, ask_first: askFirst }
}

/** The server's reply to an answer that is only considered. */
function considered(number: number, keys: string[], key: string): Considered {
  return { type: 'considered', number, keys, moment: { ...update(number, 0, [0], key).moment, question: 'Whom?' } }
}

/** A device with two seats, of which seat 1 is asked, sits in front of the page and answers. */
async function answerOnHotSeat(): Promise<TableSession> {
  const session = await sitDown([0, 1])
  FakeSocket.last.say(update(1, null, [1]))
  session.look(1)
  FakeSocket.last.say(update(1, 1, [1]))
  session.choose('go')
  return session
}

async function sitDown(yours: number[], screen = false): Promise<TableSession> {
  const fetched = (url: string) =>
    Promise.resolve(Response.json(url.includes('/games/') ? { words: {}, rules: [] } : room(yours)))
  vi.stubGlobal('fetch', vi.fn(fetched))
  const session = new TableSession('K7P2M', screen)
  await session.join()
  FakeSocket.last.open()
  return session
}

describe('a device with several seats', () => {
  beforeEach(() => vi.stubGlobal('WebSocket', FakeSocket))
  afterEach(() => vi.unstubAllGlobals())

  it('hangs a curtain until the seat that is asked says it is there', async () => {
    const session = await sitDown([0, 1])
    FakeSocket.last.say(update(1, null, [1]))
    expect(session.viewpoint.curtainFor).toBe(1)
    expect(session.viewpoint.visible).toBe(false)
    session.look(1)
    expect(FakeSocket.last.sent.at(-1)).toEqual({ type: 'look', seat: 1 })
    expect(session.viewpoint.visible).toBe(false)
    FakeSocket.last.say(update(1, 1, [1]))
    expect(session.viewpoint.curtainFor).toBeNull()
    expect(session.viewpoint.visible).toBe(true)
    session.close()
  })

  it('lets it fall as soon as the answer counts, before anything of that seat is drawn', async () => {
    const session = await answerOnHotSeat()
    FakeSocket.last.say(update(2, 1, [0]))
    expect(FakeSocket.last.sent.at(-1)).toEqual({ type: 'look', seat: null })
    expect(session.viewpoint.visible).toBe(false)
    expect(session.viewpoint.curtainFor).toBe(0)
    session.close()
  })

  it('shows everybody’s view while others are asked', async () => {
    const session = await sitDown([0, 1])
    FakeSocket.last.say(update(1, null, [2]))
    expect(session.viewpoint.curtainFor).toBeNull()
    expect(session.viewpoint.visible).toBe(true)
    session.close()
  })

  it('keeps the seat that is asked again', async () => {
    const session = await answerOnHotSeat()
    FakeSocket.last.say(update(2, 1, [0, 1]))
    expect(session.viewpoint.looking).toBe(1)
    expect(session.viewpoint.visible).toBe(true)
    session.close()
  })
})

describe('an answer that the table has dropped', () => {
  beforeEach(() => vi.stubGlobal('WebSocket', FakeSocket))
  afterEach(() => vi.unstubAllGlobals())

  it('is named when its question is asked again', async () => {
    const session = await sitDown([0])
    FakeSocket.last.say(update(1, 0, [0, 1], 'bet:3'))
    session.choose('bet:3')
    FakeSocket.last.say({ ...update(2, 0, [0, 1], 'bet:3'), asked_again: true })
    expect(session.answers.lapsed).toBe(settings.t.askedAgain('Go'))
    session.close()
  })
})

describe('a way back', () => {
  beforeEach(() => {
    vi.stubGlobal('WebSocket', FakeSocket)
    settings.calm.on = false
  })
  afterEach(() => {
    vi.unstubAllGlobals()
    settings.calm.on = true
  })

  it('leads from a further question to the first one, and nothing is sent', async () => {
    const session = await sitDown([0])
    FakeSocket.last.say(update(4, 0, [0], 'play:gift'))
    await vi.waitFor(() => expect(session.table).not.toBeNull())
    session.choose('play:gift')
    FakeSocket.last.say(considered(4, ['play:gift'], 'choose:1'))
    expect(session.answers.busy).toBe(false)
    expect(session.moment?.question).toBe('Whom?')
    expect(session.table?.offered('choose:1')).toBeDefined()
    session.goBack()
    expect(session.considering.question).toBeNull()
    expect(session.table?.offered('choose:1')).toBeUndefined()
    expect(session.table?.offered('play:gift')).toBeDefined()
    expect(FakeSocket.last.sent).toHaveLength(1)
    session.close()
  })

  it('is over when it leads back to where it began', async () => {
    const session = await sitDown([0])
    FakeSocket.last.say(update(4, 0, [0], 'speak'))
    session.choose('speak')
    FakeSocket.last.say(considered(4, ['speak'], 'never-mind'))
    session.choose('never-mind')
    FakeSocket.last.say({ ...considered(4, ['speak', 'never-mind'], ''), moment: update(4, 0, [0], 'speak').moment })
    expect(session.considering.question).toBeNull()
    session.choose('speak')
    expect(FakeSocket.last.sent.at(-1)).toEqual(answer(4, ['speak'], true))
    session.close()
  })

  it('ends with the last choice, which gives all the answers', async () => {
    const session = await sitDown([0])
    FakeSocket.last.say(update(4, 0, [0], 'move'))
    session.choose('move')
    FakeSocket.last.say(considered(4, ['move'], 'spend:1G'))
    session.choose('spend:1G')
    FakeSocket.last.say(considered(4, ['move', 'spend:1G'], 'go:3'))
    session.choose('go:3')
    expect(FakeSocket.last.sent.at(-1)).toEqual(answer(4, ['move', 'spend:1G', 'go:3'], true))
    session.undo()
    expect(session.considering.question?.keys).toEqual(['move', 'spend:1G'])
    FakeSocket.last.say(update(7, 0, [1]))
    expect(session.considering.question).toBeNull()
    session.close()
  })

  it('is gone when the question is settled, and stays when others answer in secret', async () => {
    const session = await sitDown([0])
    FakeSocket.last.say(update(4, 0, [0, 1], 'play:gift'))
    session.choose('play:gift')
    FakeSocket.last.say(considered(4, ['play:gift'], 'choose:1'))
    FakeSocket.last.say({ ...update(4, 0, [0], 'play:gift'), answers: 5 })
    expect(session.considering.question).not.toBeNull()
    FakeSocket.last.say(update(6, 0, [0], 'play:gift'))
    expect(session.considering.question).toBeNull()
    FakeSocket.last.say(considered(4, ['play:gift'], 'choose:1'))
    expect(session.considering.question).toBeNull()
    session.close()
  })

  it('is forgotten behind the curtain', async () => {
    const session = await answerOnHotSeat()
    FakeSocket.last.say({ ...considered(1, ['go'], 'choose:1') })
    session.look(null)
    expect(session.considering.question).toBeNull()
    session.close()
  })
})

describe('a hint', () => {
  beforeEach(() => vi.stubGlobal('WebSocket', FakeSocket))
  afterEach(() => vi.unstubAllGlobals())

  it('is shown until the question changes', async () => {
    const session = await sitDown([0])
    FakeSocket.last.say(update(4, 0, [0]))
    await vi.waitFor(() => expect(session.table).not.toBeNull())
    session.askHint()
    expect(FakeSocket.last.sent.at(-1)).toEqual({ type: 'hint', seat: 0, number: 4, keys: [] })
    const advice = {
      type: 'advice' as const,
      number: 4,
      keys: [],
      key: 'go',
      label: 'Go',
      text: 'Because.',
      chances: [],
    }
    FakeSocket.last.say(advice)
    expect(session.considering.advice?.text).toBe('Because.')
    expect(session.table?.pointed).toBe('go')
    const prospects = { type: 'prospects' as const, number: 4, chances: [70, 30] }
    FakeSocket.last.say({ ...prospects, number: 3 })
    expect(session.considering.prospects).toBeNull()
    FakeSocket.last.say(prospects)
    expect(session.considering.prospects).toEqual([70, 30])
    FakeSocket.last.say(update(5, 0, [0]))
    expect(session.considering.advice).toBeNull()
    expect(session.considering.prospects).toBeNull()
    FakeSocket.last.say(advice)
    expect(session.considering.advice).toBeNull()
    FakeSocket.last.say(prospects)
    expect(session.considering.prospects).toBeNull()
    session.close()
  })
})

describe('a page at a table', () => {
  beforeEach(() => vi.stubGlobal('WebSocket', FakeSocket))
  afterEach(() => vi.unstubAllGlobals())

  it('answers the question it saw, once', async () => {
    const session = await sitDown([0])
    FakeSocket.last.say(update(4, 0, [0]))
    session.choose('go')
    session.choose('go')
    expect(FakeSocket.last.sent).toEqual([answer(4, ['go'], true)])
    FakeSocket.last.say(update(5, 0, [1]))
    expect(session.answers.busy).toBe(false)
    session.close()
  })

  it('passes by itself where nothing else can be done, if that is wanted', async () => {
    vi.useFakeTimers()
    expect(settings.alone.on).toBe(true)
    settings.alone.on = false
    const session = await sitDown([0])
    FakeSocket.last.say(update(4, 0, [0], 'pass'))
    expect(session.autoPass.noChoice).toBe(true)
    vi.advanceTimersByTime(5000)
    expect(FakeSocket.last.sent).toEqual([])
    settings.alone.on = true
    session.passIfWanted()
    vi.advanceTimersByTime(500)
    expect(FakeSocket.last.sent).toEqual([])
    vi.advanceTimersByTime(2000)
    expect(FakeSocket.last.sent).toEqual([answer(4, ['pass'], false)])
    FakeSocket.last.say(update(5, 0, [1]))
    FakeSocket.last.say(update(6, 0, [0], 'pass'))
    settings.alone.on = false
    session.passIfWanted()
    vi.advanceTimersByTime(5000)
    expect(FakeSocket.last.sent.filter(({ type }) => type === 'answer')).toHaveLength(1)
    settings.alone.on = true
    FakeSocket.last.say(update(7, 0, [0], 'draw'))
    expect(session.autoPass.noChoice).toBe(false)
    session.close()
    vi.useRealTimers()
  })

  it('does not call for a question that passes by itself', async () => {
    settings.alone.on = true
    const play = vi.spyOn(settings, 'play').mockImplementation(() => {})
    const session = await sitDown([0])
    FakeSocket.last.say(update(4, 0, [0], 'pass'))
    expect(session.autoPass.alone).toBe(true)
    expect(play.mock.calls).not.toContainEqual(['turn'])
    expect(announcer.text).not.toContain(settings.t.yourTurn)
    FakeSocket.last.say(update(5, 0, [0], 'draw'))
    expect(session.autoPass.alone).toBe(false)
    expect(play.mock.calls).toEqual([['turn']])
    expect(announcer.text).toContain(settings.t.yourTurn)
    play.mockRestore()
    session.close()
  })

  it('does not call for a question with one answer next to what may be said at any time', async () => {
    const play = vi.spyOn(settings, 'play').mockImplementation(() => {})
    const session = await sitDown([0])
    const told = update(4, 0, [0], 'resolve')
    const [resolve] = told.moment.options
    const speak = { ...resolve, key: 'speak', aside: true } as NonNullable<typeof resolve>
    FakeSocket.last.say({ ...told, moment: { ...told.moment, options: [...told.moment.options, speak] } })
    expect(session.autoPass.oneAnswer).toBe(true)
    expect(play.mock.calls).not.toContainEqual(['turn'])
    expect(announcer.text).not.toContain(settings.t.yourTurn)
    FakeSocket.last.say(update(5, 0, [0], 'draw'))
    expect(session.autoPass.oneAnswer).toBe(false)
    expect(play.mock.calls).toEqual([['turn']])
    play.mockRestore()
    session.close()
  })

  it('passes invitations for a player who has nothing new to say, in all of a game', async () => {
    const invitation = (number: number) => {
      const told = update(number, 0, [1])
      const { options } = update(number, 0, [0], 'pass').moment
      return { ...told, moment: { ...told.moment, options } }
    }
    const session = await sitDown([0])
    FakeSocket.last.say(invitation(4))
    expect(session.autoPass.invited).toBe(true)
    expect(FakeSocket.last.sent).toEqual([])
    session.listen(true)
    expect(FakeSocket.last.sent).toEqual([answer(4, ['pass'], false)])
    FakeSocket.last.say(invitation(5))
    expect(FakeSocket.last.sent.at(-1)).toEqual(answer(5, ['pass'], false))
    FakeSocket.last.say(update(6, 0, [0]))
    expect(session.autoPass.quiet).toBe(true)
    session.autoPass.isNew = () => true
    FakeSocket.last.say(invitation(7))
    expect(FakeSocket.last.sent).toHaveLength(2)
    session.close()
  })

  it('gives answers that lead to each other in one press', async () => {
    const session = await sitDown([0])
    FakeSocket.last.say(update(4, 0, [0]))
    session.chooseAll(['speak', 'say:real', 'about:gary'])
    expect(FakeSocket.last.sent).toEqual([answer(4, ['speak', 'say:real', 'about:gary'], false)])
    session.close()
  })

  it('calls once when its turn comes, and not after each answer of one turn', async () => {
    const play = vi.spyOn(settings, 'play').mockImplementation(() => {})
    const session = await sitDown([0])
    FakeSocket.last.say(update(4, 0, [0]))
    FakeSocket.last.say(update(5, 0, [0]))
    expect(play.mock.calls).toEqual([['turn']])
    FakeSocket.last.say(update(6, 0, [1]))
    FakeSocket.last.say(update(7, 0, [0]))
    expect(play.mock.calls).toEqual([['turn'], ['turn']])
    session.close()
    play.mockRestore()
  })

  it('shows what is said as a bubble, but not what was said before', async () => {
    const line = (at: number, text: string) => ({ at, name: 'Zoé', seat: 1, text, phrase: null })
    const session = await sitDown([0])
    FakeSocket.last.say({ type: 'chat', lines: [line(1, 'long ago')] })
    expect(session.bubbles.shown).toEqual([])
    FakeSocket.last.say({ type: 'chat', lines: [line(2, 'just now')] })
    expect(session.bubbles.shown.map(({ words }) => words)).toEqual(['just now'])
    FakeSocket.last.open()
    FakeSocket.last.say({ type: 'chat', lines: [line(2, 'just now'), line(3, 'while away')] })
    expect(session.bubbles.shown.map(({ words }) => words)).toEqual(['just now'])
    expect(session.chat.unread).toBe(2)
  })

  it('tells who has taken over a bot', async () => {
    const session = await sitDown([0])
    const bot = room([0])
    const [, , max] = bot.seats
    if (max) Object.assign(max, { held_by: 'bot', name: 'Iris' })
    FakeSocket.last.say(bot)
    FakeSocket.last.say(room([0]))
    expect(session.notices.shown.at(-1)?.text).toBe('Max has taken over Iris’s seat.')
  })

  it('lets screen readers hear an emoji once', async () => {
    const session = await sitDown([0])
    FakeSocket.last.say(update(1, 0, [0]))
    FakeSocket.last.say({ type: 'reaction', seat: 1, emoji: 'love', to: 2, zone: null, kind: null })
    expect(announcer.text.replace('\u200b', '')).toBe('Zoé: Heart for Max')
    expect(session.bubbles.shown.map(({ emoji }) => emoji)).toEqual(['love'])
  })

  it('never draws a hand on the shared screen', async () => {
    const session = await sitDown([0], true)
    expect(new URL(FakeSocket.last.url).searchParams.get('screen')).toBe('1')
    expect(session.room?.yours).toEqual([])
    FakeSocket.last.say(update(1, 0, [0]))
    expect(session.viewpoint.visible).toBe(false)
    FakeSocket.last.say(update(1, null, [0]))
    expect(session.viewpoint.visible).toBe(true)
    expect(session.viewpoint.due).toEqual([])
    session.close()
  })

  it('says so when there is no such table', async () => {
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ text: 'no', id: null }, { status: 404 })))
    const session = new TableSession('ZZZZZ', false)
    await session.join()
    expect(session.trouble).toBe('unknown')
  })
})

describe('the log', () => {
  beforeEach(() => vi.stubGlobal('WebSocket', FakeSocket))
  afterEach(() => vi.unstubAllGlobals())

  const line = (n: number) => ({ n, text: `line ${n}`, rule: '', event: 'x' })
  const told = (session: TableSession) => session.log.lines.map(({ n }) => n)

  it('asks once for older lines, and puts them before the others', async () => {
    const session = await sitDown([0])
    FakeSocket.last.say({ ...update(1, 0, [0]), since: 80, lines: [line(81), line(90)] })
    expect(session.log.hasOlder).toBe(true)
    session.loadOlder()
    session.loadOlder()
    expect(FakeSocket.last.sent.filter(({ type }) => type === 'older')).toEqual([{ type: 'older', before: 80 }])
    FakeSocket.last.say({ ...update(2, 0, [0]), whole: false, since: 90, lines: [line(91)] })
    FakeSocket.last.say({ type: 'older-lines', game_number: 1, since: 0, upto: 80, lines: [line(10), line(80)] })
    expect(told(session)).toEqual([10, 80, 81, 90, 91])
    expect(session.log.hasOlder).toBe(false)
    session.close()
  })

  it('leaves out older lines of what is no longer shown, and can ask again', async () => {
    const session = await sitDown([0])
    FakeSocket.last.say({ ...update(1, 0, [0]), since: 80, lines: [line(81)] })
    session.loadOlder()
    FakeSocket.last.say({ ...update(2, 0, [0]), since: 160, lines: [line(170)] })
    FakeSocket.last.say({ type: 'older-lines', game_number: 1, since: 0, upto: 80, lines: [line(10)] })
    expect(told(session)).toEqual([170])
    session.loadOlder()
    expect(FakeSocket.last.sent.at(-1)).toEqual({ type: 'older', before: 160 })
    session.close()
  })
})

describe('a legend', () => {
  beforeEach(() => {
    vi.stubGlobal('WebSocket', FakeSocket)
  })
  afterEach(() => {
    vi.unstubAllGlobals()
  })

  const because = (key: string) =>
    ({ type: 'because', key, offered: false, reason: 'later', rule: '', text: 'Later.' }) as const

  it('says why its answer is not on offer, and nothing once it is closed', async () => {
    const session = await sitDown([0])
    FakeSocket.last.say(update(1, 0, [0]))
    session.inspect('card-peek', 'play:peek')
    FakeSocket.last.say(because('play:peek'))
    expect(session.reading.legend?.because?.text).toBe('Later.')
    session.inspect('card-duck', 'play:duck')
    session.reading.legend = null
    session.inspect('card-peek', 'play:peek')
    FakeSocket.last.say(because('play:duck'))
    expect(session.notices.shown).toEqual([])
    session.why('play:duck')
    FakeSocket.last.say(because('play:duck'))
    expect(session.notices.shown.map(({ text }) => text)).toEqual(['Later.'])
    session.close()
  })
})

/** A beat of one second, up to an event. */
function beat(name: string, upto: number): Beat {
  return {
    beat: name,
    title: name,
    facts: {},
    lasts: 1000,
    upto,
    view: { ...viewWith({ waiting: [] }), you: 0 },
    phase: '',
    events: [],
  }
}

/** What happened between two questions: two beats, and a line for each and for what came after. */
function performed(number: number): Update {
  const lines = [5, 6, 7].map((n) => ({ n, text: `line ${n}`, rule: '', event: 'fired' }))
  const events = lines.map(({ n }) => ({ n, event: 'fired' }))
  const { moment } = update(number, 0, [0])
  const beats = [beat('aim', 5), beat('volley', 6)]
  return {
    ...update(number, 0, [0]),
    whole: false,
    since: 4,
    lines,
    events,
    beats,
    moment: { ...moment, view: { ...moment.view, events: 7 } },
  }
}

describe('a performance', () => {
  beforeEach(() => {
    vi.stubGlobal('WebSocket', FakeSocket)
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  async function watching(): Promise<TableSession> {
    const session = await sitDown([0])
    const first = update(1, 0, [0])
    FakeSocket.last.say({ ...first, moment: { ...first.moment, view: { ...first.moment.view, events: 4 } } })
    FakeSocket.last.sent = []
    return session
  }

  it('shows each beat with its lines, then the question, and reports that it was watched', async () => {
    const session = await watching()
    FakeSocket.last.say(performed(2))
    expect(session.director.beat?.beat).toBe('aim')
    expect(session.staging.lines.map(({ n }) => n)).toEqual([5])
    expect(session.log.lines).toEqual([])
    expect(session.moment?.options).toEqual([])
    expect(session.update?.number).toBe(1)
    vi.advanceTimersByTime(100)
    expect(session.log.lines.map(({ n }) => n)).toEqual([5])
    vi.advanceTimersByTime(900)
    expect(session.director.beat?.beat).toBe('volley')
    expect(session.log.lines.map(({ n }) => n)).toEqual([5])
    vi.advanceTimersByTime(100)
    expect(session.log.lines.map(({ n }) => n)).toEqual([5, 6])
    expect(FakeSocket.last.sent).toEqual([])
    vi.advanceTimersByTime(900)
    expect(session.director.beat).toBeNull()
    expect(session.log.lines.map(({ n }) => n)).toEqual([5, 6, 7])
    expect(session.log.events.map(({ n }) => n)).toEqual([5, 6, 7])
    expect(session.update?.number).toBe(2)
    expect(session.moment?.options).toHaveLength(1)
    expect(FakeSocket.last.sent).toEqual([{ type: 'watched', number: 2 }])
  })

  it('ends in the same table when it is skipped, and another update comes in the middle', async () => {
    const session = await watching()
    FakeSocket.last.say(performed(2))
    FakeSocket.last.say({ ...update(3, 0, [0]), whole: false, moment: performed(3).moment })
    expect(session.update?.number).toBe(1)
    session.director.skip()
    expect(session.update?.number).toBe(3)
    expect(session.log.lines.map(({ n }) => n)).toEqual([5, 6, 7])
    expect(session.moment).toBe(session.update?.moment)
  })

  it('is cut short when the whole table is sent again', async () => {
    const session = await watching()
    FakeSocket.last.say(performed(2))
    FakeSocket.last.say({ ...performed(3), whole: true, since: 0, beats: [] })
    expect(session.director.busy).toBe(false)
    expect(session.update?.number).toBe(3)
    vi.advanceTimersByTime(5000)
    expect(session.update?.number).toBe(3)
  })

  it('is left out on a page that comes back, which offers what was missed', async () => {
    const session = await watching()
    FakeSocket.last.open()
    FakeSocket.last.say(performed(4))
    expect(session.director.busy).toBe(false)
    expect(session.update?.number).toBe(4)
    expect(session.staging.missedSince).toBe(1)
    session.askMissed()
    expect(FakeSocket.last.sent).toContainEqual({ type: 'what-did-i-miss', since: 1 })
    const { names } = performed(4).moment
    const told = { game_number: 1, since: 1, beats: [beat('aim', 5)], lines: performed(4).lines, names, seat: 0 }
    FakeSocket.last.say({ type: 'missed', ...told })
    expect(session.director.beat?.beat).toBe('aim')
    vi.advanceTimersByTime(1000)
    expect(session.moment).toBe(session.update?.moment)
    expect(session.log.lines.map(({ n }) => n)).toEqual([5, 6, 7])
  })

  /** A beat of roulette that is staged with suspense, for a whole second, and maybe another one. */
  function pocket(number: number, ...then: string[]): Update {
    const one = performed(number)
    const view = { ...viewWith({ waiting: [] }), you: 0, game: 'russian-roulette', events: 5 }
    return { ...one, beats: [{ ...beat('pocket', 5), view }, ...then.map((name) => beat(name, 6))] }
  }

  /** The update for a page that reconnects: the same table, and all of its log. */
  const anew = { ...performed(2), whole: true, since: 0, beats: [] }
  const interruptions: [string, (session: TableSession) => void][] = [
    ['a press', (session) => session.director.next()],
    ['a skip', (session) => session.director.skip()],
    ['being hidden', (session) => session.staging.hidden(true)],
    [
      'a lost line',
      () => {
        FakeSocket.last.open()
        FakeSocket.last.say(anew)
      },
    ],
    [
      'an answer that came too late',
      (session) => {
        session.choose('go')
        FakeSocket.last.say({ type: 'refused', reason: 'too-late', rule: '', text: 'Too late.', key: 'go' })
      },
    ],
    ['the same table told again', () => FakeSocket.last.say(anew)],
  ]

  it.each(interruptions)('ends in the same table after %s in the middle of a beat', async (_, interrupt) => {
    for (const at of [0, 20, 500, 1000, 1500]) {
      const session = await watching()
      FakeSocket.last.say(pocket(2, 'volley'))
      vi.advanceTimersByTime(at)
      interrupt(session)
      vi.advanceTimersByTime(3000)
      expect(session.director.busy).toBe(false)
      expect(session.table?.stage).toBeNull()
      expect(session.table?.view.events).toBe(7)
      expect(session.log.lines.map(({ n }) => n)).toEqual([5, 6, 7])
      expect(session.log.events.map(({ n }) => n)).toEqual([5, 6, 7])
      expect(session.update?.number).toBe(2)
      expect(session.moment).toBe(session.update?.moment)
      session.close()
    }
  })

  it('ends in the table as it was after an undo in the middle of a beat', async () => {
    const session = await watching()
    const before = session.table?.view
    FakeSocket.last.say(pocket(2))
    vi.advanceTimersByTime(500)
    const first = update(3, 0, [0])
    FakeSocket.last.say({ ...first, moment: { ...first.moment, view: { ...first.moment.view, events: 4 } } })
    expect(session.director.busy).toBe(false)
    expect(session.table?.view).toEqual(before)
    vi.advanceTimersByTime(3000)
    expect(session.update?.number).toBe(3)
    expect(session.log.lines).toEqual([])
  })

  it('tells nothing in the log, in words or on the board before the stage has shown it', async () => {
    const session = await watching()
    FakeSocket.last.say(pocket(2))
    expect(session.staging.lines.map(({ n }) => n)).toEqual([5])
    expect(session.staging.told).toBe(false)
    expect(session.log.lines).toEqual([])
    expect(session.table?.view.events).toBe(4)
    expect(session.table?.stage?.view.events).toBe(5)
    expect(session.table?.stage?.events.map(({ n }) => n)).toEqual([5])
    expect(session.table?.live).toBe(false)
    vi.advanceTimersByTime(900)
    expect(session.staging.told).toBe(true)
    expect(session.log.lines.map(({ n }) => n)).toEqual([5])
    expect(session.table?.view.events).toBe(5)
    vi.advanceTimersByTime(100)
    expect(session.log.lines.map(({ n }) => n)).toEqual([5, 6, 7])
    expect(session.table?.stage).toBeNull()
  })

  it('tells what was held back when it is skipped or gone on from', async () => {
    const session = await watching()
    FakeSocket.last.say(pocket(2))
    session.director.next()
    expect(session.log.lines.map(({ n }) => n)).toEqual([5, 6, 7])
    FakeSocket.last.say({ ...pocket(3), lines: [{ n: 9, text: 'line 9', rule: '', event: 'fired' }], since: 7 })
    session.director.skip()
    expect(session.log.lines.map(({ n }) => n)).toEqual([5, 6, 7, 9])
    expect(session.staging.lines).toEqual([])
  })

  it('does not bother the player with an automatic pass that came too late', async () => {
    settings.alone.on = true
    const session = await sitDown([0])
    FakeSocket.last.say(update(1, 0, [0, 1], 'pass'))
    vi.advanceTimersByTime(3000)
    expect(FakeSocket.last.sent).toContainEqual(answer(1, ['pass'], false))
    FakeSocket.last.say(update(2, 0, [0, 1], 'go'))
    const late = { type: 'refused' as const, reason: 'too-late', rule: '', text: 'Too late.', key: 'pass' }
    FakeSocket.last.say(late)
    expect(session.notices.shown).toEqual([])
    session.choose('go')
    FakeSocket.last.say({ ...late, key: 'go' })
    expect(session.notices.shown.map(({ text }) => text)).toEqual(['Too late.'])
    session.close()
  })
})

describe('the end of a game', () => {
  beforeEach(() => vi.stubGlobal('WebSocket', FakeSocket))
  afterEach(() => vi.unstubAllGlobals())

  const over = (): Update => ({ ...update(9, 0, []), moment: { ...update(9, 0, []).moment, result: 'Ada wins.' } })
  const next = (number: number, whole: boolean): Update => ({ ...update(number, 0, [0]), game_number: 2, whole })

  /** A page that shows the end of the first game. */
  async function ended(screen = false): Promise<TableSession> {
    const session = await sitDown([0], screen)
    FakeSocket.last.say({ ...room([0]), stage: 'over' })
    FakeSocket.last.say(over())
    return session
  }
  /** The table goes on to the next game. */
  function goesOn() {
    FakeSocket.last.say({ ...room([0]), game_number: 2 })
    FakeSocket.last.say(next(1, true))
  }

  it('stays while the table goes on, until the player goes there', async () => {
    const session = await ended()
    goesOn()
    FakeSocket.last.say(next(2, false))
    expect(session.held).toBe(true)
    expect(session.update?.moment.result).toBe('Ada wins.')
    session.goOn()
    FakeSocket.last.say(next(3, false))
    expect(session.update?.game_number).toBe(1)
    FakeSocket.last.say(next(3, true))
    expect(session.held).toBe(false)
    expect(session.update?.game_number).toBe(2)
    expect(session.update?.number).toBe(3)
    session.close()
  })

  it('is left by those who wanted another game, who dealt it, and by the shared screen', async () => {
    const wanting = await ended()
    wanting.send({ type: 'set-ready', ready: true })
    goesOn()
    expect(wanting.update?.game_number).toBe(2)
    wanting.close()
    const host = await ended()
    host.send({ type: 'start' })
    goesOn()
    expect(host.update?.game_number).toBe(2)
    host.close()
    const screen = await ended(true)
    goesOn()
    expect(screen.update?.game_number).toBe(2)
    screen.close()
  })

  it('stays for a player who has changed their mind', async () => {
    const session = await ended()
    session.send({ type: 'set-ready', ready: false })
    FakeSocket.last.say({ ...room([0]), stage: 'over' })
    goesOn()
    expect(session.held).toBe(true)
    session.close()
  })
})
