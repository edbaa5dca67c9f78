import { describe, expect, it } from 'vitest'
import { keysForKind, keysForSeat, keysForZone } from './generic'

const options = [
  'pass',
  'accuse:1',
  'accuse:2',
  'play:peek',
  'play:peek:2',
  'draw:discard',
  'pile',
  'play:peek-a-boo',
].map((key) => ({
  key,
  label: key,
  stakes: '',
  rule: '',
  waits: false,
  aside: false,
  weight: 'usual' as const,
}))

describe('the generic board', () => {
  it('lights a card for the answers that name its kind, whole', () => {
    expect(keysForKind(options, 'peek')).toEqual(['play:peek', 'play:peek:2'])
    expect(keysForKind(options, 'pass')).toEqual([])
  })

  it('lights a player for the answers that end in their seat', () => {
    expect(keysForSeat(options, 2)).toEqual(['accuse:2', 'play:peek:2'])
    expect(keysForSeat(options, 0)).toEqual([])
  })

  it('lights a place that is named', () => {
    expect(keysForZone(options, 'discard')).toEqual(['draw:discard'])
    expect(keysForZone(options, 'pile')).toEqual(['pile'])
  })
})
