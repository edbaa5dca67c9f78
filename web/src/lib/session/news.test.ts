import { describe, expect, it } from 'vitest'
import type { Happening } from '../happening'
import { news, type Told } from './news'

/** A log of one line for each event: `told(['drew', 1], ['hit', 1, 0])`. */
function told(...happened: [event: string, seat: number, target?: number][]): Told {
  const events = happened.map(
    ([event, seat, target], at): Happening => ({
      n: at + 1,
      event,
      seat,
      ...(target === undefined ? {} : { target }),
    }),
  )
  const lines = events.map(({ n, event }) => ({ n, text: `${event} ${n}`, rule: '', event }))
  return {
    lines,
    events,
    beats: [],
    since: 0,
    you: 0,
    words: { 'event-drew.weight': 'slight', 'event-storm.weight': 'grave' },
  }
}

function texts(what: Told): string[] {
  return news(what).map(({ text }) => text)
}

describe('what is told beside the question', () => {
  it('is all of it, if that is little', () => {
    expect(texts(told(['drew', 1], ['drew', 2], ['turn', 0]))).toEqual(['drew 1', 'drew 2'])
  })

  it('is the last line, if nothing has happened since', () => {
    expect(texts({ ...told(['drew', 1], ['hit', 1, 0]), since: 2 })).toEqual(['hit 2'])
  })

  it('is what hits the viewer first, then what hits everybody, then the rest, the latest last', () => {
    const much = told(['laid', 0], ['hit', 1, 0], ['storm', 2], ['laid', 1], ['drew', 2], ['laid', 2], ['drew', 1])
    expect(texts(much)).toEqual(['hit 2', 'storm 3'])
  })

  it('is what happens to the viewer too, but not what they have just chosen', () => {
    const much = told(['accused', 0], ['died', 0], ['accused', 1], ['laid', 2], ['cleared', 1], ['laid', 1])
    expect(texts(much)).toEqual(['died 2', 'laid 6'])
  })

  it('is the last of a row of the same kind', () => {
    const much = told(['laid', 1], ['aimed', 2], ['passed', 1], ['passed', 2])
    expect(texts(much)).toEqual(['aimed 2', 'passed 4'])
  })

  it('is one line more, if three others or more have acted', () => {
    const much = told(['drew', 1], ['laid', 1], ['drew', 2], ['hit', 2, 1], ['drew', 3], ['laid', 3])
    expect(texts(much)).toEqual(['laid 2', 'hit 4', 'laid 6'])
  })

  it('is the greatest moments, by how long they are shown, and not only the latest', () => {
    const much = told(['volley', 1], ['fell', 2], ['laid', 1], ['aimed', 2], ['drawn', 1], ['laid', 2])
    const beats = [
      { upto: 1, lasts: 2400 },
      { upto: 2, lasts: 3600 },
      { upto: 4, lasts: 1000 },
      { upto: 6, lasts: 1200 },
    ]
    expect(texts({ ...much, beats })).toEqual(['volley 1', 'fell 2'])
  })

  it('is not two lines of the same moment', () => {
    const much = told(['fired', 1], ['hit', 2], ['soaked', 1], ['fell', 2], ['laid', 1])
    const beats = [
      { upto: 3, lasts: 2400 },
      { upto: 4, lasts: 2300 },
      { upto: 5, lasts: 1600 },
    ]
    expect(texts({ ...much, beats })).toEqual(['soaked 3', 'fell 4'])
  })
})
