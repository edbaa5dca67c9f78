import { describe, expect, it } from 'vitest'
import { read, tableCode } from './router'

const at = (path: string) => read(new URL(path, 'http://croupier.example'))

describe('addresses', () => {
  it('lead to every page', () => {
    expect(at('/')).toEqual({ page: 'home' })
    expect(at('/credits')).toEqual({ page: 'credits' })
    expect(at('/new/high-card')).toEqual({ page: 'new', game: 'high-card' })
    expect(at('/t/K7P2M')).toEqual({ page: 'table', code: 'K7P2M', link: null })
    expect(at('/t/k7p2m')).toEqual({ page: 'table', code: 'K7P2M', link: null })
    expect(at('/t/K7P2M/abcdefghij_-0123456789')).toEqual({
      page: 'table',
      code: 'K7P2M',
      link: 'abcdefghij_-0123456789',
    })
    expect(at('/t/K7P2M/screen')).toEqual({ page: 'screen', code: 'K7P2M' })
    expect(at('/learn/high-card')).toEqual({ page: 'learn', game: 'high-card', lesson: null })
    expect(at('/learn/high-card/first')).toEqual({ page: 'learn', game: 'high-card', lesson: 'first' })
    expect(at('/rules/high-card#HC-2.2')).toEqual({ page: 'rules', game: 'high-card', clause: 'HC-2.2' })
  })

  it('name a moment of a replay', () => {
    expect(at('/r/K7P2M-1?at=12&seen_by=0')).toEqual({ page: 'replay', id: 'K7P2M-1', at: 12, seenBy: '0' })
    expect(at('/r/K7P2M-1?at=-3&seen_by=me')).toEqual({ page: 'replay', id: 'K7P2M-1', at: null, seenBy: 'all' })
  })

  it('that lead nowhere say so', () => {
    for (const path of [
      '/t',
      '/t/K7P2',
      '/t/K7P2M/other',
      '/new',
      '/learn',
      '/learn/a/b/c',
      '/r',
      '/games/x',
      '/%E0%A4%A',
    ])
      expect(at(path)).toEqual({ page: 'missing' })
  })
})

describe('the code of a table', () => {
  it('is found in what people type and paste', () => {
    expect(tableCode(' k7p-2m ')).toBe('K7P2M')
    expect(tableCode('https://here/t/ABCDEFGHJKLMNPQRSTUV')).toBe('ABCDEFGHJKLMNPQRSTUV')
    expect(tableCode('ABCDEFGHJKLM')).toBeNull()
    expect(tableCode('http://192.168.1.5:8000/t/K7P2M?x=1')).toBe('K7P2M')
  })

  it('has no letters that are mistaken for digits', () => {
    expect(tableCode('K7P0M')).toBeNull()
    expect(tableCode('OIOIO')).toBeNull()
    expect(tableCode('')).toBeNull()
  })
})
