import { describe, expect, it } from 'vitest'
import { EDGE, mark, plot, spread, ticks } from './curve'
import { wrapped } from './poster'
import { medal, sourceRows } from './sources'

const line = (label: string, seat: number, values: number[]) => ({ label, seat, values })

describe('the curve', () => {
  const story = {
    moments: [0, 10, 20],
    curve: [line('Ada', 0, [0, 4, 10]), line('Bob', 1, [0, 0, -2])],
    turns: [{ text: 'x', seat: null, at: 10, cards: [] }],
  }
  const drawn = plot(story, { width: 242, height: 132 })

  it('begins at the left edge, ends at the right one, and stands higher for more points', () => {
    expect(drawn.lines[0]?.marks.map(([x]) => x)).toEqual([EDGE.left, 130, 230])
    const ys = drawn.lines[0]?.marks.map(([, y]) => y) ?? []
    expect(ys).toEqual([...ys].sort((one, other) => other - one))
    expect(drawn.lines[0]?.path).toMatch(/^M30 .*L230 22$/)
  })
  it('has room for points below zero, and a turning point where it happened', () => {
    expect(drawn.grid.map(({ value }) => value)).toContain(0)
    expect(drawn.grid[0]?.value).toBeLessThanOrEqual(-2)
    expect(Math.max(...drawn.lines.flatMap(({ marks }) => marks.map(([, y]) => y)))).toBeLessThanOrEqual(122)
    expect(drawn.turns).toEqual([{ x: 130, label: '1' }])
  })
  it('has one label for turning points that lie close together', () => {
    const turns = [1, 19, 20].map((at) => ({ text: 'x', seat: null, at, cards: [] }))
    const labels = plot({ ...story, turns }, { width: 242, height: 132 }).turns.map(({ label }) => label)
    expect(labels).toEqual(['1', '2–3'])
  })
  it('is drawn for a game without points too', () => {
    const flat = plot({ moments: [0], curve: [line('Ada', 0, [0])], turns: [] }, { width: 100, height: 80 })
    expect(flat.lines[0]?.path).not.toContain('NaN')
  })
  it('has whole figures on its grid, and few of them', () => {
    expect(ticks(0, 1)).toEqual([0, 1])
    expect(ticks(0, 7)).toEqual([0, 2, 4, 6, 8])
    expect(ticks(-3, 88)).toEqual([-20, 0, 20, 40, 60, 80, 100])
  })
  it('has a shape of its own for each of six lines', () => {
    expect(new Set([0, 1, 2, 3, 4, 5].map((n) => mark(n, [10, 10]))).size).toBe(6)
  })
  it('marks the first and the last moment', () => {
    expect(spread(3, 8)).toEqual([0, 1, 2])
    expect(spread(41, 5)).toEqual([0, 10, 20, 30, 40])
  })
})

describe('sources', () => {
  it('are rows with a figure for each seat, the largest first', () => {
    const rows = sourceRows([
      [{ source: 'pet', label: 'Pets', points: 2 }],
      [
        { source: 'job', label: 'Job', points: 5 },
        { source: 'pet', label: 'Pets', points: 1 },
      ],
    ])
    expect(rows.map(({ source, points }) => [source, ...points])).toEqual([
      ['job', 0, 5],
      ['pet', 2, 1],
    ])
  })
})

describe('a medal', () => {
  it('has a name in both languages', () => {
    expect(medal('Locksmith: 4 dimensions closed.')).toEqual({ name: 'Locksmith', rest: '4 dimensions closed.' })
    expect(medal('Serrurerie : 4 dimensions fermées.').name).toBe('Serrurerie')
  })
})

describe('a line of the picture to share', () => {
  const pen = { font: '', measureText: (text: string) => ({ width: text.length }) }

  it('is broken at words, and cut where there is no more room', () => {
    expect(wrapped(pen, 'one two three four', 9, '', 2)).toEqual(['one two', 'three…'])
    expect(wrapped(pen, 'one two', 9, '', 2)).toEqual(['one two'])
    expect(wrapped(pen, 'Donaudampfschiff', 9, '', 1)).toEqual(['Donaudam…'])
  })
})
