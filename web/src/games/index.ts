import type { Component } from 'svelte'
import type { BoardTable } from '../lib/table.svelte'

export type Board = Component<{ table: BoardTable }>

/** The boards that are made for a game. Any other game is drawn by the generic board. */
export const boards: Record<string, () => Promise<{ default: Board }>> = {
  'russian-roulette': () => import('./russian-roulette/Board.svelte'),
  'total-rickall': () => import('./total-rickall/Board.svelte'),
  'hundred-days': () => import('./hundred-days/Board.svelte'),
  'smile-life': () => import('./smile-life/Board.svelte'),
}
