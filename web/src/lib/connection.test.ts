// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Connection, delay, Outbox } from './connection'
import type { Answer, FromServer, Update } from './protocol'
import { viewWith } from './views.samples'

const bet: Answer = { type: 'answer', seat: 0, number: 7, key: 'bet:3' }

function update(changes: Partial<Update> = {}, keys = ['bet:3', 'bet:4'], seat: number | null = 0): Update {
  const options = keys.map((key) => ({ key, label: key, rule: '', waits: true, aside: key === 'speak' }))
  return {
    type: 'update',
    game_number: 1,
    number: 7,
    answers: 20,
    whole: false,
    can_undo: false,
    asked_again: false,
    moment: { seat, view: viewWith({}), names: [], phase: '', question: '', options, result: null },
    since: 0,
    lines: [],
    events: [],
    ...changes,
  }
}

describe('an answer on its way', () => {
  it('is settled when the question is gone', () => {
    const outbox = new Outbox()
    outbox.give(bet, update())
    outbox.hear(update({ number: 8, answers: 21 }))
    expect(outbox.waiting).toBeNull()
  })

  it('is settled when it is taken while the others still think', () => {
    const outbox = new Outbox()
    outbox.give(bet, update())
    outbox.hear(update({ answers: 21 }, []))
    expect(outbox.waiting).toBeNull()
  })

  it('is still open when somebody else answers the same question', () => {
    const outbox = new Outbox()
    outbox.give(bet, update())
    outbox.hear(update({ answers: 21 }))
    expect(outbox.waiting).toEqual(bet)
  })

  it('is given again after the line broke only if it never arrived', () => {
    const outbox = new Outbox()
    outbox.give(bet, update())
    expect(outbox.again(update({ whole: true }))).toEqual(bet)
    expect(outbox.again(update({ whole: true, number: 9, answers: 25 }))).toBeNull()
    expect(outbox.again(update({ whole: true }))).toBeNull()
  })

  it('is not given to another game', () => {
    const outbox = new Outbox()
    outbox.give(bet, update())
    expect(outbox.again(update({ game_number: 2 }))).toBeNull()
  })

  it('is given up when it is refused', () => {
    const outbox = new Outbox()
    outbox.give(bet, update())
    outbox.refused()
    expect(outbox.waiting).toBeNull()
  })

  it('is not said twice when it was an aside that is on offer again', () => {
    const outbox = new Outbox()
    const keys = ['bet:3', 'speak']
    outbox.give({ ...bet, key: 'speak' }, update({}, keys))
    expect(outbox.again(update({ answers: 21 }, keys))).toBeNull()
  })
})

describe('trying again', () => {
  it('takes longer each time, up to a quarter of a minute, and never the same for everybody', () => {
    expect(delay(1, 0)).toBe(400)
    expect(delay(1, 1)).toBe(800)
    expect(delay(30, 1)).toBe(15_000)
    expect(delay(30, 0)).toBe(7_500)
  })
})

class Line {
  static readonly CONNECTING = 0
  static readonly OPEN = 1
  static made: Line[] = []
  readyState = Line.CONNECTING
  sent: string[] = []
  onopen: (() => void) | null = null
  onclose: ((event: { code: number }) => void) | null = null
  onmessage: ((event: { data: string }) => void) | null = null

  constructor(readonly url: string) {
    Line.made.push(this)
  }
  send(text: string) {
    this.sent.push(text)
  }
  open() {
    this.readyState = Line.OPEN
    this.onopen?.()
  }
  close(code = 1006) {
    this.readyState = 3
    this.onclose?.({ code })
  }
}

describe('the socket', () => {
  const lines: string[] = []
  const heard: FromServer[] = []
  const listener = {
    hear: (message: FromServer) => heard.push(message),
    line: (line: string) => lines.push(line),
    hopeless: () => {},
  }

  beforeEach(() => {
    vi.useFakeTimers()
    vi.stubGlobal('WebSocket', Line)
    Line.made = []
    lines.length = heard.length = 0
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  it('comes back by itself and says so', () => {
    const connection = new Connection(() => 'ws://table', listener)
    Line.made[0]?.open()
    Line.made[0]?.close()
    vi.advanceTimersByTime(2_000)
    Line.made[1]?.open()
    expect(lines).toEqual(['opening', 'open', 'lost', 'opening', 'open'])
    connection.close()
  })

  it('leaves its place to a later page of the same player, until somebody looks at it', () => {
    const connection = new Connection(() => 'ws://table', listener)
    Line.made[0]?.open()
    Line.made[0]?.close(4001)
    vi.advanceTimersByTime(60_000)
    expect(Line.made).toHaveLength(1)
    expect(lines.at(-1)).toBe('lost')
    document.dispatchEvent(new Event('visibilitychange'))
    expect(Line.made).toHaveLength(2)
    connection.close()
  })

  it('tries at once when the network is back', () => {
    const connection = new Connection(() => 'ws://table', listener)
    Line.made[0]?.close()
    dispatchEvent(new Event('online'))
    expect(Line.made).toHaveLength(2)
    connection.close()
  })

  it('gives a silent line up', () => {
    const connection = new Connection(() => 'ws://table', listener)
    Line.made[0]?.open()
    vi.advanceTimersByTime(25_000)
    expect(Line.made[0]?.sent).toEqual(['{"type":"ping"}'])
    vi.advanceTimersByTime(10_000)
    expect(lines.at(-1)).toBe('lost')
    connection.close()
  })

  it('keeps a line that answers', () => {
    const connection = new Connection(() => 'ws://table', listener)
    Line.made[0]?.open()
    vi.advanceTimersByTime(25_000)
    Line.made[0]?.onmessage?.({ data: '{"type":"pong"}' })
    vi.advanceTimersByTime(12_000)
    expect(lines.at(-1)).toBe('open')
    expect(heard).toEqual([{ type: 'pong' }])
    connection.close()
  })

  it('stays closed once the page is left', () => {
    const connection = new Connection(() => 'ws://table', listener)
    Line.made[0]?.open()
    connection.close()
    vi.advanceTimersByTime(60_000)
    dispatchEvent(new Event('online'))
    expect(Line.made).toHaveLength(1)
    expect(connection.send({ type: 'ping' })).toBe(false)
  })
})
