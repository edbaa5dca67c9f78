import { describe, expect, it } from 'vitest'
import { BOT_NAMES, COLOURS, DRAWINGS, drawn, faceFor, ROBOTS } from './faces'

describe('faces', () => {
  it('are as many as the server takes, and no two are alike', () => {
    expect(DRAWINGS).toHaveLength(12)
    expect(COLOURS).toHaveLength(8)
    const all = DRAWINGS.flatMap((_, drawing) =>
      COLOURS.map((_, colour) => JSON.stringify(drawn('', { drawing, colour }))),
    )
    expect(new Set(all).size).toBe(96)
  })

  it('of those who have chosen none follow from the name, and differ', () => {
    expect(faceFor('Zoé')).toEqual(faceFor('Zoe\u0301'))
    const names = ['Ada', 'Blaise', 'Carla', 'Émile', 'Grace', 'Hugo', 'Iris', 'Jules']
    const faces = new Set(names.map((name) => JSON.stringify(faceFor(name))))
    expect(faces.size).toBe(names.length)
  })

  it('of bots are the robots of their names, wherever they sit', () => {
    const robots = ROBOTS.map((shapes) => shapes.at(-1)?.[1])
    const paths = (name: string, bot: number | null) => drawn(name, null, bot).shapes.map(([, path]) => path)
    for (const seat of [0, 1, 4]) {
      expect(paths('Grace', seat).at(-1)).toBe(robots[4])
      expect(robots).toContain(paths('Zoé', seat).at(-1))
    }
    expect(robots).not.toContain(paths('Grace', null).at(-1))
  })

  it('of the bots of a table differ by head, also of one that goes on for a person', () => {
    expect(ROBOTS).toHaveLength(BOT_NAMES.length)
    const heads = (names: string[]) =>
      names.map((name, seat) =>
        drawn(name, null, seat)
          .shapes.map(([, path]) => path)
          .join(),
      )
    expect(new Set(heads(BOT_NAMES)).size).toBe(BOT_NAMES.length)
    expect(new Set(heads([...BOT_NAMES.slice(0, 5), 'Zoé'])).size).toBe(6)
    expect(new Set(BOT_NAMES.slice(0, 6).map((name) => drawn(name, null, 0).ring)).size).toBe(6)
  })
})
