import { describe, expect, it } from 'vitest'
import { COLOURS, DRAWINGS, drawn, faceFor, ROBOTS } from './faces'

describe('faces', () => {
  it('are as many as the server takes, and no two are alike', () => {
    expect(DRAWINGS).toHaveLength(12)
    expect(COLOURS).toHaveLength(8)
    const all = DRAWINGS.flatMap((_, drawing) =>
      COLOURS.map((_, colour) => JSON.stringify(drawn('', { drawing, colour }, false))),
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
    for (const name of ['Ada', 'Zoé', 'Marc']) {
      expect(ROBOTS).toContain(drawn(name, null, true).shapes)
      expect(ROBOTS).not.toContain(drawn(name, null, false).shapes)
    }
  })
})
