import { describe, expect, it } from 'vitest'
import { type Drawn, movesBetween } from './flip'

/** `hand:0 peek` is a face, `hand:1` a back. Pieces lie in a row, in the order in which they are named. */
const drawn = (...pieces: string[]): Drawn[] =>
  pieces.map((piece, x) => {
    const [zone = '', kind = ''] = piece.split(' ')
    return { zone, kind, x: x * 10, y: 0, width: 10 }
  })

const told = (before: Drawn[], after: Drawn[]): string[] =>
  movesBetween(before, after).map(
    ({ from, to, flips }) => `${before[from]?.zone} > ${after[to]?.zone}${flips ? ' flips' : ''}`,
  )

describe('movement', () => {
  it('takes a face from where it left to where it arrived', () => {
    expect(told(drawn('hand:0 peek', 'hand:0 gift'), drawn('hand:0 peek', 'discard gift'))).toEqual([
      'hand:0 > discard',
    ])
  })

  it('turns a back over when it arrives as a face', () => {
    expect(told(drawn('hand:1', 'hand:1'), drawn('hand:1', 'laid:1 peek'))).toEqual(['hand:1 > laid:1 flips'])
  })

  it('never shows a face that goes away face down: the back that comes is not known to be the same card', () => {
    expect(told(drawn('laid:0 peek'), drawn('deck'))).toEqual([])
  })

  it('moves nothing that stays, and lets the neighbours of what left close up', () => {
    const before = drawn('hand:0 a', 'hand:0 b', 'hand:0 c', 'pile x')
    const after = drawn('hand:0 b', 'hand:0 c', 'pile x', 'discard a')
    expect(told(before, after)).toEqual(['hand:0 > discard', 'hand:0 > hand:0', 'hand:0 > hand:0'])
    expect(told(before, before)).toEqual([])
  })

  it('prefers the same owner among backs that look alike', () => {
    expect(told(drawn('hand:1', 'hand:2'), drawn('pocket:2'))).toEqual(['hand:2 > pocket:2'])
  })

  it('draws nothing when the whole table is dealt', () => {
    const before = Array.from({ length: 40 }, (_, at) => `deck k${at}`)
    const after = Array.from({ length: 40 }, (_, at) => `hand:0 k${at}`)
    expect(told(drawn(...before), drawn(...after))).toEqual([])
  })
})
