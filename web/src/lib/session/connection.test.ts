// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { FromServer } from '../protocol'
import { Connection, delay } from './connection'
import { FakeSocket } from './socket.samples'

describe('trying again', () => {
  it('takes longer each time, up to a quarter of a minute, and never the same for everybody', () => {
    expect(delay(1, 0)).toBe(400)
    expect(delay(1, 1)).toBe(800)
    expect(delay(30, 1)).toBe(15_000)
    expect(delay(30, 0)).toBe(7_500)
  })
})

describe('the socket', () => {
  const states: string[] = []
  const heard: FromServer[] = []
  const listener = {
    hear: (message: FromServer) => heard.push(message),
    changed: (state: string) => states.push(state),
    failing: () => {},
  }

  beforeEach(() => {
    vi.useFakeTimers()
    vi.stubGlobal('WebSocket', FakeSocket)
    FakeSocket.made = []
    states.length = heard.length = 0
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  it('comes back by itself and says so', () => {
    const connection = new Connection(() => 'ws://table', listener)
    FakeSocket.made[0]?.open()
    FakeSocket.made[0]?.close()
    vi.advanceTimersByTime(2_000)
    FakeSocket.made[1]?.open()
    expect(states).toEqual(['opening', 'open', 'lost', 'opening', 'open'])
    connection.close()
  })

  it('leaves its place to a later page of the same player, until it is looked at', () => {
    const connection = new Connection(() => 'ws://table', listener)
    FakeSocket.made[0]?.open()
    FakeSocket.made[0]?.close(4001)
    vi.advanceTimersByTime(60_000)
    expect(FakeSocket.made).toHaveLength(1)
    expect(states.at(-1)).toBe('lost')
    document.dispatchEvent(new Event('visibilitychange'))
    expect(FakeSocket.made).toHaveLength(2)
    connection.close()
  })

  it('tries at once when the network is back', () => {
    const connection = new Connection(() => 'ws://table', listener)
    FakeSocket.made[0]?.close()
    dispatchEvent(new Event('online'))
    expect(FakeSocket.made).toHaveLength(2)
    connection.close()
  })

  it('gives a silent line up', () => {
    const connection = new Connection(() => 'ws://table', listener)
    FakeSocket.made[0]?.open()
    vi.advanceTimersByTime(25_000)
    expect(FakeSocket.made[0]?.sent).toEqual([{ type: 'ping' }])
    vi.advanceTimersByTime(10_000)
    expect(states.at(-1)).toBe('lost')
    connection.close()
  })

  it('keeps a line that answers', () => {
    const connection = new Connection(() => 'ws://table', listener)
    FakeSocket.made[0]?.open()
    vi.advanceTimersByTime(25_000)
    FakeSocket.made[0]?.say({ type: 'pong' })
    vi.advanceTimersByTime(12_000)
    expect(states.at(-1)).toBe('open')
    expect(heard).toEqual([{ type: 'pong' }])
    connection.close()
  })

  it('stays closed once the page is left', () => {
    const connection = new Connection(() => 'ws://table', listener)
    FakeSocket.made[0]?.open()
    connection.close()
    vi.advanceTimersByTime(60_000)
    dispatchEvent(new Event('online'))
    expect(FakeSocket.made).toHaveLength(1)
    expect(connection.send({ type: 'ping' })).toBe(false)
  })
})
