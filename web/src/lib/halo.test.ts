// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { lastActs, markActs } from './halo'

const BOARD = `
  <b data-name="0">Ada</b><b data-name="1">Blaise</b><b data-name="2">Carla</b>
  <i data-zone="hand:1" data-kind="job" class="held"></i>
  <i data-zone="life:1" data-kind="job" class="laid"></i>
  <i data-zone="discard" data-kind="wage" class="thrown"></i>
  <i data-acts="bet@2 raised@2" class="die"></i>`

function haloed(events: Parameters<typeof markActs>[1]): (string | null)[] {
  const board = document.createElement('div')
  board.innerHTML = BOARD
  markActs(board, [{ n: 1, event: 'passed', seat: 0 }])
  markActs(board, events)
  return [...board.querySelectorAll('[data-halo]')].map((each) => each.getAttribute('class') ?? each.textContent)
}

describe('the last act of each player', () => {
  it('is told by the events of that seat, the latest first', () => {
    const acts = lastActs([
      { n: 1, event: 'drew', seat: 1, cards: [null] },
      { n: 2, event: 'round' },
      { n: 3, event: 'laid', seat: 1, card: 'job' },
    ])
    expect(acts.map((all) => all.map(({ name }) => name))).toEqual([['laid@1', 'drew@1']])
  })

  it('is what can be seen: a draw after it gives way', () => {
    const events = [
      { n: 1, event: 'laid', seat: 1, card: 'job' },
      { n: 2, event: 'drew', seat: 1, cards: [null] },
    ]
    expect(haloed(events)).toEqual(['laid'])
  })

  it('marks the card before its player, never one in a hand', () => {
    expect(haloed([{ n: 1, event: 'laid', seat: 1, card: 'job' }])).toEqual(['laid'])
  })

  it('marks a card in the middle, a thing that the event names, or else the name', () => {
    expect(haloed([{ n: 1, event: 'discarded', seat: 0, card: 'wage' }])).toEqual(['thrown'])
    expect(haloed([{ n: 1, event: 'raised', seat: 1, target: 2 }])).toEqual(['die'])
    expect(haloed([{ n: 1, event: 'passed', seat: 2 }])).toEqual(['Carla'])
  })

  it('marks one act for each player, and forgets the one before', () => {
    const events = [
      { n: 1, event: 'passed', seat: 0 },
      { n: 2, event: 'laid', seat: 1, card: 'job' },
      { n: 3, event: 'discarded', seat: 1, card: 'wage' },
    ]
    expect(haloed(events)).toEqual(['Ada', 'thrown'])
  })
})
