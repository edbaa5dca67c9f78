// What the page draws for each game. Each folder here is named after its game, and may contain a board, a cover, its
// pieces drawn large, and pictures of its kinds. No other file of the page names a game.

import type { Component } from 'svelte'
import type { Pictures } from '../../pictures'
import type { BeatOf } from '../lib/beat'
import { settings } from '../lib/settings.svelte'
import type { Sound } from '../lib/sound'
import type { BoardTable } from '../lib/table.svelte'

type Board = Component<{ table: BoardTable }>
type Large = Component<{ table: BoardTable; id: string }>
type Stage = Component<{ table: BoardTable; beat: BeatOf; lines: { text: string }[] }>

/** What a player may want to say, with the answers that say it. */
export interface Saying {
  keys: string[]
  label: string
  /** What follows, of a saying that may end the game: it has a button of its own with a short name, and is asked once more. */
  vote?: { name: string; stakes: string }
}
type Sayings = (table: BoardTable) => Saying[]

/** A board gets the table of its own game, whose view, figures and beats have the types that the game declares. */
const boards = import.meta.glob<{ default: Board }>('./*/Board.svelte')
const large = import.meta.glob<{ default: Large }>('./*/Large.svelte')
const stages = import.meta.glob<{ default: Stage }>('./*/Stage.svelte')
const sayings = import.meta.glob<{ sayings: Sayings }>('./*/sayings.ts')
const sounds = import.meta.glob<{ sounds: Record<string, Sound> }>('./*/sounds.ts')
const pictures = import.meta.glob<{ default: Pictures }>('./*/pictures.json')
const sources = import.meta.glob<{ default: Record<string, string> }>('./*/sources.json', { eager: true })
const covers = import.meta.glob<{ default: Component }>('./*/Cover.svelte', { eager: true })
const nights = import.meta.glob<{ night: boolean }>('./*/night.ts', { eager: true })

/** Turn the lights down for a game that plays in the dark, while it is shown. */
export function dimmedFor(game: string | undefined): () => void {
  settings.night = nights[`./${game}/night.ts`]?.night ?? false
  return () => {
    settings.night = false
  }
}

/** How to load a game's own board; other games are drawn by the generic board. */
export function boardOf(game: string): (() => Promise<{ default: Board }>) | undefined {
  return boards[`./${game}/Board.svelte`]
}

/** How to load what draws a game's pieces large, each by the id of its legend. */
export function largeOf(game: string): (() => Promise<{ default: Large }>) | undefined {
  return large[`./${game}/Large.svelte`]
}

/** How to load a game's stage; other games show the names of moments. */
export function stageOf(game: string): (() => Promise<{ default: Stage }>) | undefined {
  return stages[`./${game}/Stage.svelte`]
}

/** The sound of each moment of a game, by the name of its beat. */
export async function soundsOf(game: string): Promise<Record<string, Sound>> {
  return (await sounds[`./${game}/sounds.ts`]?.())?.sounds ?? {}
}

/** What a player of a game may want to say now with one press; empty for most games. */
export async function sayingsOf(game: string): Promise<Sayings> {
  return (await sayings[`./${game}/sayings.ts`]?.())?.sayings ?? (() => [])
}

/** How to load the pictures of the kinds of a game. */
export function picturesOf(game: string): (() => Promise<{ default: Pictures }>) | undefined {
  return pictures[`./${game}/pictures.json`]
}

/** The kind whose picture stands for each source of points of a game. */
export function sourcesOf(game: string): Record<string, string> {
  return sources[`./${game}/sources.json`]?.default ?? {}
}

/** A game's own cover drawing. */
export function coverOf(game: string): Component | undefined {
  return covers[`./${game}/Cover.svelte`]?.default
}
