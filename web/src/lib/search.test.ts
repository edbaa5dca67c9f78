import { describe, expect, it } from 'vitest'
import type { GameWords } from './protocol'
import { search } from './search'
import { en } from './text/en'
import { fr } from './text/fr'

const clause = (id: string, text: string) => ({ id, tags: [], text, not_enforced: null })
const game = {
  words: {
    'asked-end': 'when does it end, end of the game, fin de la partie, over',
    'asked-end.text': 'When the pile is empty.',
    'asked-end.clause': 'TR-2.1, TR-1.2',
    'asked-tie': 'tie, same points, égalité, ex æquo',
    'asked-tie.text': 'All win.',
    'asked-tie.clause': 'TR-1.1',
    'asked-undo': 'can I take it back, undo',
    'asked-undo.text': 'Yes.',
  },
  rules: [
    { id: 'TR-1', title: 'Décor', clauses: [clause('TR-1.1', 'Sixty cards.'), clause('TR-1.2', 'Peek: look at one.')] },
    { id: 'TR-2', title: 'Turns', clauses: [clause('TR-2.1', 'Peekaboo is another card (TR-1.2).')] },
  ],
} satisfies Pick<GameWords, 'words' | 'rules'>

const clauses = (sought: string) =>
  search(game, sought, en.filler).sections.flatMap((section) => section.clauses.map(({ id }) => id))
const answers = (sought: string, filler = en.filler) => search(game, sought, filler).answers.map(({ id }) => id)

describe('clauses are found', () => {
  it('without regard to accents, by text, id and section', () => {
    expect(clauses('decor sixty')).toEqual(['TR-1.1'])
    expect(clauses('tr-2')).toEqual(['TR-2.1'])
    expect(clauses('nothing of the sort')).toEqual([])
    expect(clauses('  ')).toEqual(['TR-1.1', 'TR-1.2', 'TR-2.1'])
  })

  it('in a whole question, by the words that matter', () => {
    expect(clauses('What does peek do?')).toEqual(['TR-1.2', 'TR-2.1'])
  })

  it('by most of the words if none has them all', () => {
    expect(clauses('sixty cards altogether')).toEqual(['TR-1.1'])
  })
})

describe('questions are answered', () => {
  it('as people ask them', () => {
    expect(answers('When does it end?')).toEqual(['asked-end'])
    expect(answers('end')).toEqual(['asked-end'])
    expect(answers('Can I take it back?')).toEqual(['asked-undo'])
    expect(answers('what if there is a tie')).toEqual(['asked-tie'])
    expect(answers('ties')).toEqual(['asked-tie'])
    expect(answers('Égalité', fr.filler)).toEqual(['asked-tie'])
    expect(answers('egalite', fr.filler)).toEqual(['asked-tie'])
    expect(answers('ex aequo', fr.filler)).toEqual(['asked-tie'])
    expect(answers('quelle est la fin de la partie ?', fr.filler)).toEqual(['asked-end'])
  })

  it('with their clauses, the most important first', () => {
    const [answer] = search(game, 'the end', en.filler).answers
    expect(answer?.text).toBe('When the pile is empty.')
    expect(answer?.clauses.map(({ id }) => id)).toEqual(['TR-2.1', 'TR-1.2'])
  })

  it('not where nothing was asked', () => {
    expect(answers('')).toEqual([])
    expect(answers('sixty')).toEqual([])
  })
})
