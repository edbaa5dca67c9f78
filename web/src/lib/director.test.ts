import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Cue, Director } from './director.svelte'
import type { Beat } from './protocol'

let shown: string[] = []

beforeEach(() => {
  shown = []
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function beat(name: string, lasts = 1000): Cue {
  const told = { beat: name, title: name, facts: {}, lasts, upto: 0, phase: '' } as unknown as Beat
  return { beat: told, show: () => shown.push(name) }
}

function table(name: string): Cue {
  return { beat: null, show: () => shown.push(name) }
}

test('beats are shown one after the other, and then the table', () => {
  const director = new Director(() => 1)
  director.perform([beat('aim'), beat('volley', 500), table('question')])
  expect(shown).toEqual(['aim'])
  expect(director.beat?.beat).toBe('aim')
  vi.advanceTimersByTime(999)
  expect(shown).toEqual(['aim'])
  vi.advanceTimersByTime(1)
  expect(shown).toEqual(['aim', 'volley'])
  vi.advanceTimersByTime(500)
  expect(shown).toEqual(['aim', 'volley', 'question'])
  expect(director.busy).toBe(false)
})

test('an update without beats is shown at once, but not before what is being performed', () => {
  const director = new Director(() => 1)
  director.perform([table('one')])
  expect(shown).toEqual(['one'])
  director.perform([beat('volley'), table('two')])
  director.perform([table('three')])
  expect(shown).toEqual(['one', 'volley'])
  vi.advanceTimersByTime(1000)
  expect(shown).toEqual(['one', 'volley', 'two', 'three'])
})

test('a press goes on at once, and skipping leaves out beats but no table', () => {
  const director = new Director(() => 1)
  director.perform([beat('aim'), beat('volley'), beat('death'), table('one'), beat('points'), table('two')])
  director.next()
  expect(shown).toEqual(['aim', 'volley'])
  director.skip()
  expect(shown).toEqual(['aim', 'volley', 'one', 'two'])
  vi.advanceTimersByTime(10_000)
  expect(shown).toEqual(['aim', 'volley', 'one', 'two'])
  expect(director.beat).toBeNull()
})

test('at another speed beats are shown for another time, and at none not at all', () => {
  let speed = 0.5
  const director = new Director(() => speed)
  director.perform([beat('aim'), table('one')])
  vi.advanceTimersByTime(500)
  expect(shown).toEqual(['aim', 'one'])
  speed = 0
  director.perform([beat('volley'), table('two')])
  expect(shown).toEqual(['aim', 'one', 'two'])
})

test('a page that was held up catches up with the others', () => {
  const director = new Director(() => 1)
  director.perform([beat('aim'), beat('volley'), beat('death'), table('question')])
  const late = vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 1700)
  vi.advanceTimersByTime(1000)
  late.mockRestore()
  expect(director.lasts).toBeLessThan(400)
})

test('of many updates that wait only the last is performed', () => {
  const director = new Director(() => 1)
  director.perform([beat('a'), table('1')])
  for (const number of ['2', '3', '4']) director.perform([beat(`b${number}`), table(number)])
  vi.advanceTimersByTime(1000)
  expect(shown).toEqual(['a', '1', '2', '3', 'b4'])
  vi.advanceTimersByTime(1000)
  expect(shown.at(-1)).toBe('4')
})

test('what is cleared is not shown', () => {
  const director = new Director(() => 1)
  director.perform([beat('aim'), table('one')])
  director.clear()
  vi.advanceTimersByTime(5000)
  expect(shown).toEqual(['aim'])
})
