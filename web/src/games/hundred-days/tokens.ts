import { createContext } from 'svelte'
import type { Letters, Resource, Tokens } from './types'

export const RESOURCES: readonly Resource[] = ['seed', 'schmeckles', 'crystal', 'matter']

/** The letters on the tokens; the board provides them to every token. */
export const [lettersOnTokens, provideLetters] = createContext<() => Letters>()

/** The kinds with at least one resource, and how many. */
export function some(held: Tokens): [Resource, number][] {
  return RESOURCES.filter((resource) => held[resource] > 0).map((resource) => [resource, held[resource]])
}
