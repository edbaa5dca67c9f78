import { expect, test } from 'vitest'
import { FIGURES } from './figures'
import { labels } from './labels'
import { HUES } from './view'

test('every card of the boxes has a family that the board draws and names, and a number of smiles', () => {
  expect(FIGURES.size).toBeGreaterThan(150)
  for (const [kind, { family, smiles }] of FIGURES) {
    expect(kind).toMatch(/^[a-z0-9-]+$/)
    expect(HUES).toHaveProperty(family)
    expect(labels('en').families).toHaveProperty(family)
    expect(labels('fr').families).toHaveProperty(family)
    expect(Number.isInteger(smiles)).toBe(true)
  }
})

test('figures are those of the file', () => {
  expect(FIGURES.get('medal-honour')).toEqual({ family: 'distinction', smiles: 3 })
  expect(FIGURES.get('study-single')).toEqual({ family: 'study', smiles: 1 })
})
