// Views for tests.
import type { View } from './views'

/** A view with these parts; the others are empty. */
export function viewWith(parts: Partial<View>): View {
  return {
    game: 'x',
    version: 1,
    seats: 0,
    options: {},
    stacked: false,
    deal: '',
    you: null,
    phase: '',
    players: [],
    counters: [],
    zones: [],
    known: [],
    public: {},
    waiting: [],
    invited: [],
    answered: [],
    answer: null,
    kept: [],
    events: 0,
    result: null,
    decision: null,
    ...parts,
  }
}
