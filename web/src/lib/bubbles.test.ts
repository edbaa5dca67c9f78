import { describe, expect, it } from 'vitest'
import { type Box, overlaps, placeBeside, placeOn } from './bubbles'

const room: Box = { left: 0, top: 50, right: 400, bottom: 600 }
const size = { width: 120, height: 40 }
const box = (left: number, top: number, width: number, height: number): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
})

describe('the place of a bubble', () => {
  it('is below the name of the player who speaks', () => {
    expect(placeBeside(box(20, 60, 80, 30), size, room, [])).toEqual(box(20, 96, 120, 40))
  })

  it('is above where a lit piece lies below, and within the room', () => {
    const name = box(380, 300, 80, 30)
    const lit = box(200, 330, 200, 60)
    expect(placeBeside(name, size, room, [lit])).toEqual(box(280, 254, 120, 40))
  })

  it('is on the left of a list at the right edge', () => {
    expect(placeBeside(box(300, 300, 100, 40), size, room, [], true)).toEqual(box(174, 300, 120, 40))
  })

  it('is the nearest free one where all around is taken', () => {
    const name = box(100, 200, 60, 30)
    const lit = box(0, 100, 400, 250)
    const found = placeBeside(name, size, room, [lit])
    expect(found && overlaps(found, lit)).toBe(false)
    expect(found?.top).toBeLessThan(420)
  })

  it('is none where everything is taken', () => {
    expect(placeBeside(box(100, 200, 60, 30), size, room, [room])).toBeNull()
  })

  it('of an emoji is on its card, unless the card can be chosen', () => {
    const card = box(100, 200, 60, 90)
    const small = { width: 40, height: 40 }
    expect(placeOn(card, small, room, [])).toEqual(box(110, 180, 40, 40))
    expect(placeOn(box(100, 40, 60, 90), small, room, [])).toEqual(box(110, 50, 40, 40))
    const found = placeOn(card, small, room, [card])
    expect(found && overlaps(found, card)).toBe(false)
  })
})
