// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { BoardTable } from './table.svelte'
import { elementsOf, nameOf, targetOf } from './targets'
import { viewWith } from './views.samples'

const zone = (name: string, owner: number | null, cards: (string | null)[]) => ({
  name,
  owner,
  ordered: false,
  count: cards.length,
  cards,
})
const zones = [zone('hand:1', 1, [null]), zone('discard', null, ['cat']), zone('centre', null, ['frog', 'owl'])]
const words = { game: 'x', language: 'en' as const, title: 'X', words: { 'card-cat': 'Cat' }, rules: [], figures: {} }
const moment = {
  seat: 0,
  view: viewWith({ zones }),
  names: ['Ada', 'Bob'],
  phase: '',
  question: null,
  options: [],
  result: null,
}
const table = BoardTable.toLookAt(moment, words, () => {})

document.body.innerHTML = `
  <i data-seat="1">
    <b data-who="1" id="name"></b>
    <b data-zone="hand:1" data-kind="" id="back"></b>
    <b data-zone="gone:1" data-kind="cat" id="gone"></b>
  </i>
  <b data-zone="discard" data-kind="cat" id="cat"></b>
  <i data-place="centre"><b data-legend="card-owl" id="owl"></b><b data-legend="about-wall" id="wall"></b></i>
  <b id="nothing"></b>`

const of = (id: string) => targetOf(document.querySelector(`#${id}`) as Element, table)
const shown = (id: string) => {
  const target = of(id)
  return target && elementsOf(document, target, table)[0]?.id
}

describe('what an emoji is for', () => {
  it('is the card, the place or the person that was touched', () => {
    expect(of('cat')).toEqual({ to: null, zone: 'discard', kind: 'cat' })
    expect(of('owl')).toEqual({ to: null, zone: 'centre', kind: 'owl' })
    expect(of('wall')).toEqual({ to: null, zone: 'centre', kind: null })
    expect(of('name')).toEqual({ to: 1, zone: null, kind: null })
    expect(of('nothing')).toBeNull()
  })

  it('is no more than the place of a card face down, and the person where a card has gone', () => {
    expect(of('back')).toEqual({ to: null, zone: 'hand:1', kind: null })
    expect(of('gone')).toEqual({ to: 1, zone: null, kind: null })
  })

  it('is found on the board again, and has a name', () => {
    expect(shown('cat')).toBe('cat')
    expect(shown('owl')).toBe('owl')
    expect(shown('name')).toBe('name')
    expect(nameOf({ to: null, zone: 'discard', kind: 'cat' }, table)).toBe('Cat')
    expect(nameOf({ to: 1, zone: null, kind: null }, table)).toBe('Bob')
  })
})
