import { describe, expect, it } from 'vitest'
import type { Answer, Update } from '../protocol'
import { viewWith } from '../views.samples'
import { Outbox } from './outbox'

const bet: Answer = { type: 'answer', seat: 0, number: 7, key: 'bet:3' }

function update(changes: Partial<Update> = {}, keys = ['bet:3', 'bet:4'], seat: number | null = 0): Update {
  const options = keys.map((key) => ({
    key,
    label: key,
    stakes: '',
    rule: '',
    waits: true,
    aside: key === 'speak',
    weight: 'usual' as const,
  }))
  return {
    type: 'update',
    game_number: 1,
    number: 7,
    answers: 20,
    whole: false,
    can_undo: false,
    asked_again: false,
    moment: { seat, view: viewWith({}), names: [], phase: '', question: '', options, result: null },
    since: 0,
    lines: [],
    events: [],
    beats: [],
    ...changes,
  }
}

describe('an answer on its way', () => {
  it('is settled when the question is gone', () => {
    const outbox = new Outbox()
    outbox.give(bet, update())
    outbox.hear(update({ number: 8, answers: 21 }))
    expect(outbox.waiting).toBeNull()
  })

  it('is settled when it is taken while the others still think', () => {
    const outbox = new Outbox()
    outbox.give(bet, update())
    outbox.hear(update({ answers: 21 }, []))
    expect(outbox.waiting).toBeNull()
  })

  it('is still open when another player answers the same question', () => {
    const outbox = new Outbox()
    outbox.give(bet, update())
    outbox.hear(update({ answers: 21 }))
    expect(outbox.waiting).toEqual(bet)
  })

  it('is given again after the line broke only if it never arrived', () => {
    const outbox = new Outbox()
    outbox.give(bet, update())
    expect(outbox.again(update({ whole: true }))).toEqual(bet)
    expect(outbox.again(update({ whole: true, number: 9, answers: 25 }))).toBeNull()
    expect(outbox.again(update({ whole: true }))).toBeNull()
  })

  it('is not given to another game', () => {
    const outbox = new Outbox()
    outbox.give(bet, update())
    expect(outbox.again(update({ game_number: 2 }))).toBeNull()
  })

  it('is given up when it is refused', () => {
    const outbox = new Outbox()
    outbox.give(bet, update())
    outbox.drop()
    expect(outbox.waiting).toBeNull()
  })

  it('is not said twice when it was an aside that is on offer again', () => {
    const outbox = new Outbox()
    const keys = ['bet:3', 'speak']
    outbox.give({ ...bet, key: 'speak' }, update({}, keys))
    expect(outbox.again(update({ answers: 21 }, keys))).toBeNull()
  })
})
