import { describe, expect, it } from 'vitest'
import { soft } from './hyphens'

const shown = (words: string) => soft(words).replaceAll('\u00ad', '|')

describe('soft hyphens', () => {
  it('stand where a long word may be broken', () => {
    expect(shown('Ballon mélancolique')).toBe('Ballon mélan|co|lique')
    expect(shown('Yéti correspondant')).toBe('Yéti cor|res|pon|dant')
    expect(shown('Radioactive cloud')).toBe('Radioac|tive cloud')
  })

  it('leave short words alone', () => {
    expect(shown('Grand-mère Turbo')).toBe('Grand-mère Turbo')
    expect(shown('')).toBe('')
  })

  it('keep letters together that are one sound', () => {
    expect(shown('Surenchère !')).toBe('Suren|chère !')
    expect(shown('Montagnards')).toBe('Mon|ta|gnards')
  })
})
