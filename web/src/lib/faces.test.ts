import { describe, expect, it } from 'vitest'
import { COLOURS, DRAWINGS, drawn, faceFor, ROBOTS } from './faces'

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

  it('of bots are robots', () => {
    const robots = ROBOTS.map((shapes) => shapes.at(-1)?.[1])
    const paths = (bot: number | null) => drawn('Zoé', null, bot).shapes.map(([, path]) => path)
    for (const seat of [0, 1, 4]) expect(robots).toContain(paths(seat).at(-1))
    expect(robots).not.toContain(paths(null).at(-1))
  })

  it('of the bots of a table differ, whatever they are called', () => {
    const bots = [0, 1, 2, 3, 4, 5].map((seat) => JSON.stringify(drawn('Ada', null, seat)))
    expect(new Set(bots).size).toBe(6)
    expect(new Set([0, 1, 2, 3, 4, 5].map((seat) => drawn('Ada', null, seat).ring)).size).toBe(6)
  })
})
