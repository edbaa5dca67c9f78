import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ChatLine, Reaction } from '../protocol'
import { settings } from '../settings.svelte'
import { Bubbles } from './bubbles.svelte'

const line = (seat: number, text: string): ChatLine => ({ at: 1, name: `P${seat}`, seat, text, phrase: null })
const liked: Reaction = { type: 'reaction', seat: 0, emoji: 'like', to: 1, zone: null, kind: null }

describe('bubbles', () => {
  beforeEach(() => vi.useFakeTimers())
  afterEach(() => {
    vi.useRealTimers()
    settings.bubbles.on = true
  })

  it('stay longer for longer texts, and then go', () => {
    const bubbles = new Bubbles()
    bubbles.say(line(0, 'Hi'))
    bubbles.say(line(1, 'This is a longer sentence, which takes longer to read.'))
    vi.advanceTimersByTime(4_000)
    expect(bubbles.shown.map(({ seat }) => seat)).toEqual([1])
    vi.advanceTimersByTime(8_000)
    expect(bubbles.shown).toEqual([])
  })

  it('are one for each player, beside any emoji', () => {
    const bubbles = new Bubbles()
    bubbles.say(line(0, 'one'))
    bubbles.react(liked, 'P0', 'P0 → P1')
    bubbles.say(line(0, 'two'))
    expect(bubbles.shown.map(({ words, emoji }) => emoji ?? words)).toEqual(['like', 'two'])
  })

  it('are as many emoji as can be looked at', () => {
    const bubbles = new Bubbles()
    for (let count = 0; count < 30; count++) bubbles.react(liked, 'P0', 'P0 → P1')
    expect(bubbles.shown.length).toBe(10)
  })

  it('are not shown where the player wants none', () => {
    const bubbles = new Bubbles()
    settings.bubbles.on = false
    bubbles.say(line(0, 'one'))
    bubbles.react(liked, 'P0', 'P0 → P1')
    expect(bubbles.shown).toEqual([])
  })
})
