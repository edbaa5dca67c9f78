import { describe, expect, it } from 'vitest'
import { en } from './en'
import { fr } from './fr'

/** Every text of a dictionary, with arguments where a sentence needs some. */
function sentences(words: object): Map<string, string> {
  const told = new Map<string, string>()
  const go = (path: string, word: unknown): void => {
    if (typeof word === 'string') told.set(path, word)
    else if (typeof word === 'function')
      for (const count of [0, 1, 2]) told.set(`${path}/${count}`, call(path, word, count))
    else for (const [key, part] of Object.entries(word as object)) go(`${path}.${key}`, part)
  }
  go('', words)
  return told
}

function call(path: string, word: unknown, count: number): string {
  if (/waitingFor|atTheSameTime|without|prospectsTold/.test(path))
    return (word as (names: string[]) => string)(['Ada', 'Zoé'].slice(0, count))
  return (word as (...all: unknown[]) => string)(count, count).toString()
}

const english = sentences({ ...en, of: (n: number) => en.of(`${n}`, 'Ada') })
const french = sentences({ ...fr, of: (n: number) => fr.of(`${n}`, 'Ada') })

describe('the two languages', () => {
  it('say the same things', () => {
    expect([...french.keys()]).toEqual([...english.keys()])
  })

  it('leave nothing unsaid', () => {
    for (const told of [english, french]) for (const [key, words] of told) expect(words.trim(), key).not.toBe('')
  })

  it('keep signs with their words in French', () => {
    for (const [key, words] of french) expect(words, key).not.toMatch(/ [;:!?»%]|\u00a0[;!?]|« |[a-z]'[a-z]|\.\.\./i)
  })

  it('count in their own way', () => {
    expect(en.cards(0)).toBe('0 cards')
    expect(en.cards(1)).toBe('1 card')
    expect(fr.cards(0)).toBe('0 carte')
    expect(fr.cards(2)).toBe('2 cartes')
  })

  it('elide in French', () => {
    expect(fr.of('main', 'Ada')).toBe('main d’Ada')
    expect(fr.of('main', 'Béatrice')).toBe('main de Béatrice')
  })
})
