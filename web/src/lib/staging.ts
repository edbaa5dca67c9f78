// What the table, a replay and a lesson share when they show what happened, moment by moment.

import { suspenseOf } from '../games/suspense'
import { announcer } from './announce.svelte'
import { type Director, TEMPI, type Tempo } from './director.svelte'
import type { Happening } from './happening'
import type { Beat, GameWords, Line, Moment } from './protocol'
import { settings } from './settings.svelte'
import { BoardTable } from './table.svelte'

/** What the bar shows during a performance. */
export interface Performing {
  readonly moment: { phase: string } | null
  readonly staging: {
    readonly director: Director
    /** The lines of the beat that is shown. */
    readonly lines: { n: number; text: string }[]
    /** Whether they may be read: the stage has shown their events. */
    readonly told: boolean
  }
}

/** The table at a beat, without a question. */
export function momentAt(beat: Beat, moment: Moment): Moment {
  const { view, phase } = beat
  return { ...moment, seat: view.you, view, phase, question: null, options: [], result: null }
}

/** How long beats are shown on this device, as a multiple of the time sent for a table of this tempo. */
export function speedHere(tempo: Tempo = 'normal'): number {
  if (document.hidden) return 0
  return settings.tempo === null ? 1 : TEMPI[settings.tempo] / (TEMPI[tempo] || 1)
}

/** The fraction of its time for which a beat holds back its outcome. */
export function heldFor(beat: Beat): number {
  return settings.moves ? suspenseOf(beat.view.game, beat.beat) : 0
}

/** Put a beat on the stage of a table, whose board keeps what it shows. */
export function putOnStage(table: BoardTable, words: GameWords, moment: Moment, events: Happening[], beat: Beat): void {
  const staged = BoardTable.toLookAt(moment, words, () => {})
  staged.events = events
  table.stage = staged
  table.beat = beat
}

/** Clear the stage of a table. */
export function clearStage(table: BoardTable | null): void {
  if (!table) return
  table.beat = null
  table.stage = null
}

/** Tell a beat to screen readers. */
export function announce(beat: Beat, lines: Line[]): void {
  const title = /[\p{L}\p{N}]$/u.test(beat.title) ? `${beat.title}.` : beat.title
  announcer.tell([title, ...lines.map(({ text }) => text)].filter(Boolean).join(' '))
}
