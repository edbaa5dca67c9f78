import { describe, expect, it } from 'vitest'
import { clausesOf, parts } from './clauses'
import type { GameWords } from './protocol'

const clause = (id: string, text: string) => ({ id, tags: [], text, not_enforced: null })
const rules = [
  { id: 'TR-1', title: 'Décor', clauses: [clause('TR-1.1', 'Sixty cards.'), clause('TR-1.2', 'Peek: look at one.')] },
  { id: 'TR-2', title: 'Turns', clauses: [clause('TR-2.1', 'Peekaboo is another card (TR-1.2).')] },
]
const words: GameWords = {
  game: 'x',
  language: 'en',
  title: 'X',
  words: { 'card-peek': 'Peek', 'card-gift': 'Gift', 'card-gift.rule': 'TR-1.1' },
  rules,
  figures: {},
}

describe('the rules', () => {
  it('go with a card that names a clause or begins one', () => {
    expect(clausesOf(words, 'peek').map(({ id }) => id)).toEqual(['TR-1.2'])
    expect(clausesOf(words, 'gift').map(({ id }) => id)).toEqual(['TR-1.1'])
  })

  it('lead from one clause to another, if there is such a one', () => {
    expect(parts('See TR-1.2, **not** TR-9.9.', (id) => id === 'TR-1.2')).toEqual([
      { text: 'See ', is: 'plain' },
      { text: 'TR-1.2', is: 'clause' },
      { text: ', ', is: 'plain' },
      { text: 'not', is: 'strong' },
      { text: ' TR-9.9.', is: 'plain' },
    ])
  })
})
