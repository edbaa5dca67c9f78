import type { Because } from '../protocol'
import type { Target } from './bubbles.svelte'

/** An open legend: the id of its words, the answer that is not on offer and why, and the target for an emoji. */
interface Legend {
  id: string
  missed: string | null
  because: Because | null
  target: Target | null
}

/** What the player reads beside the table: a legend, and a clause of the rules. */
export class Reading {
  legend: Legend | null = $state.raw(null)
  /** The clause to show; a new object each time, so that it is shown again. */
  clause: { id: string } | null = $state.raw(null)
  /** The answers that legends have asked about: a reason that arrives after its legend is closed is not shown. */
  #asked = new Set<string>()

  open(id: string, missed: string | undefined, target: Target | null): void {
    this.legend = { id, missed: missed ?? null, because: null, target }
    if (missed !== undefined) this.#asked.add(missed)
  }

  /** The player asks why an answer is not on offer, without a legend. */
  askedWhy(key: string): void {
    this.#asked.delete(key)
  }

  /** Put a reason into the legend that has asked for it. Return whether there is one; then it is not shown elsewhere. */
  takeReason(because: Because): boolean {
    if (this.legend?.missed === because.key) {
      this.legend = { ...this.legend, because }
      return true
    }
    return this.#asked.has(because.key)
  }
}
