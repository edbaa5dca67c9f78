import { describe, expect, it } from 'vitest'
import { legendOf, named } from './legend'
import type { GameWords } from './protocol'

const clause = (id: string, text: string) => ({ id, tags: [], text, not_enforced: null })
const words = {
  words: {
    'card-peek': 'Peek',
    'card-peek-twice': 'Peek twice',
    'card-peek.text': 'Look at a card.',
    'about-points': 'Points',
    'about-points.text': 'Whoever has most wins.',
    'about-points.clause': 'TR-1.1',
  },
  rules: [{ id: 'TR-1', title: 'Aim', clauses: [clause('TR-1.1', 'Points win.'), clause('TR-1.2', 'Peek: look.')] }],
} satisfies Pick<GameWords, 'words' | 'rules'>

describe('the legend', () => {
  it('tells what a card does, with its clauses', () => {
    expect(legendOf(words, 'card-peek')).toMatchObject({ title: 'Peek', text: 'Look at a card.' })
    expect(legendOf(words, 'card-peek').clauses.map(({ id }) => id)).toEqual(['TR-1.2'])
  })

  it('tells what a counter is, with its clause', () => {
    expect(legendOf(words, 'about-points')).toMatchObject({ title: 'Points', text: 'Whoever has most wins.' })
    expect(legendOf(words, 'about-points').clauses.map(({ id }) => id)).toEqual(['TR-1.1'])
  })

  it('has a title where a game has no words', () => {
    expect(legendOf(words, 'about-secret-side')).toEqual({ title: 'Secret side', text: '', clauses: [] })
  })
})

describe('a line of the log', () => {
  it('names cards, the longest name first, and only whole names', () => {
    expect(named('Ada plays Peek twice, then Peek. Peekaboo!', words)).toEqual([
      { text: 'Ada plays ', id: null },
      { text: 'Peek twice', id: 'card-peek-twice' },
      { text: ', then ', id: null },
      { text: 'Peek', id: 'card-peek' },
      { text: '. Peekaboo!', id: null },
    ])
  })

  it('is plain where there are no cards', () => {
    expect(named('Ada passes.', { words: {}, rules: [] })).toEqual([{ text: 'Ada passes.', id: null }])
  })
})
