// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { found, light } from './lights'

const BOARD = `
  <div data-seat="1"><b data-counter="points@1">3</b></div>
  <div data-place="hand:0"><i data-zone="hand:0" data-keys="play:peek discard:peek"></i></div>
  <i data-zone="deck"></i><i data-zone="deck"></i>
  <button data-key="pass"></button>
`

beforeEach(() => {
  document.body.innerHTML = BOARD
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 10, 10))
})

const tags = (thing: string) => found(document.body, thing).map((element) => element.tagName)

describe('what a lesson lights', () => {
  it('is found by the attributes of the board', () => {
    expect(tags('player 1')).toEqual(['DIV'])
    expect(tags('counter points@1')).toEqual(['B'])
    expect(tags('play:peek')).toEqual(['I'])
    expect(tags('pass')).toEqual(['BUTTON'])
    expect(tags('counter points@0')).toEqual([])
  })

  it('is a place, or else the pieces in it', () => {
    expect(tags('zone hand:0')).toEqual(['DIV'])
    expect(tags('zone deck')).toEqual(['I', 'I'])
  })

  it('stays marked while the board is drawn again', async () => {
    const stop = light(document.body, ['zone deck'])
    expect(document.querySelectorAll('[data-taught]')).toHaveLength(2)
    document.body.insertAdjacentHTML('beforeend', '<i data-zone="deck"></i>')
    await vi.waitFor(() => expect(document.querySelectorAll('[data-taught]')).toHaveLength(3))
    stop()
    expect(document.querySelectorAll('[data-taught]')).toHaveLength(0)
  })
})
