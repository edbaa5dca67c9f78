import { describe, expect, it } from 'vitest'
import { arrange, digitsFor, MANY, matching } from './offers'
import type { Offered } from './protocol'

function offer(key: string, label = key, aside = false): Offered {
  return { key, label, stakes: '', rule: '', waits: false, aside, weight: 'usual' }
}
const weighing = (weight: Offered['weight'], key: string) => ({ ...offer(key), weight })
const keys = (offers: Offered[]) => offers.map(({ key }) => key)

describe('the answers in the question bar', () => {
  it('are in one row if there are few, the one that names nothing last', () => {
    const { answers, apart } = arrange([offer('pass'), offer('play:a'), offer('play:b')])
    expect(keys(answers)).toEqual(['play:a', 'play:b', 'pass'])
    expect(apart).toEqual([])
  })

  it('leave passing apart if there are more, and what can be done besides', () => {
    const offers = [offer('play:a'), offer('speak', 'Speak', true), offer('pass'), offer('play:b'), offer('play:c')]
    const { answers, apart, asides } = arrange(offers)
    expect(keys(answers)).toEqual(['play:a', 'play:b', 'play:c'])
    expect(keys(apart)).toEqual(['pass'])
    expect(keys(asides)).toEqual(['speak'])
  })

  it('leave passing apart from few as well where it is crowded', () => {
    const { answers, apart } = arrange([offer('pass'), offer('play:a')], true)
    expect(keys(answers)).toEqual(['play:a'])
    expect(keys(apart)).toEqual(['pass'])
  })

  it('begin with what decides a game, which is never what ends a choice', () => {
    const offers = [
      offer('play:a'),
      weighing('foremost', 'close:3'),
      offer('pass'),
      offer('play:b'),
      weighing('foremost', 'accuse:2'),
    ]
    const { foremost, answers, apart } = arrange(offers)
    expect(keys(foremost)).toEqual(['close:3', 'accuse:2'])
    expect(keys(answers)).toEqual(['play:a', 'play:b'])
    expect(keys(apart)).toEqual(['pass'])
  })

  it('come last where they may end the game', () => {
    const offers = [weighing('final', 'declare'), offer('say:real'), offer('ask:1'), offer('never-mind')]
    expect(keys(arrange(offers).apart)).toEqual(['never-mind', 'declare'])
    expect(keys(arrange([weighing('final', 'declare'), offer('look:a')]).answers)).toEqual(['look:a', 'declare'])
  })

  it('can be searched without accents if there are many', () => {
    const many = Array.from({ length: MANY }, (_, at) => offer(`play:${at}`, `Carte ${at}`))
    const offers = [...many, offer('play:x', 'Étude')]
    expect(keys(matching(offers, 'etu'))).toEqual(['play:x'])
    expect(matching(offers, '')).toBe(offers)
    expect(matching(many, 'etu')).toBe(many)
  })

  it('have the digits that they name if they count up, and the others those that are free', () => {
    expect(digitsFor([offer('bet:0', 'Bet 0'), offer('bet:1', 'Bet 1'), offer('pass')])).toEqual(['0', '1', '2'])
    expect(digitsFor([offer('close:1', 'Close 1'), offer('close:5', 'Close 5'), offer('move')])).toEqual([
      '1',
      '2',
      '3',
    ])
    expect(digitsFor([offer('play:a'), offer('close:1', 'Close 1')])).toEqual(['1', '2'])
    expect(digitsFor([offer('seat:2', 'Ada'), offer('seat:0', 'Zoé')])).toEqual(['1', '2'])
    expect(digitsFor([offer('a:1', '1'), offer('b:1', '1')])).toEqual(['1', '2'])
  })
})
