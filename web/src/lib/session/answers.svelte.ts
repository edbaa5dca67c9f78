import type { Answer, Considered, Update } from '../protocol'
import { settings } from '../settings.svelte'
import { Outbox } from './outbox'

/** A second press this soon after an answer was meant for the previous question, in milliseconds. */
const DOUBLE_PRESS = 600

/** The answers given on this page: the one on its way, and the last one in words. */
export class Answers {
  /** Whether an answer is on its way. */
  busy = $state(false)
  /** The key of the last answer, if it was given automatically. */
  automatic: string | null = null
  /** The explanation of an answer that no longer counts, until the question is answered again. */
  lapsed: string | null = $state(null)
  #outbox = new Outbox()
  #pressedAt = Number.NEGATIVE_INFINITY
  #last: { key: string; label: string; question: string } | null = $state.raw(null)

  /**
   * The message that answers the question of an update; null for a press that is too early or meant for the previous
   * question. `considered` is what the player has chosen already and may still take back. With `askFirst`, the server
   * shows the further question that the answer leads to before anything counts.
   */
  give(
    key: string,
    update: Update,
    considered: Considered | null = null,
    askFirst = false,
    automatic = false,
  ): Answer | null {
    const { seat, options } = considered?.moment ?? update.moment
    const before = considered?.keys ?? []
    const question = `${update.number} ${before.length}`
    if (seat === null || this.busy || (!automatic && this.#isDoublePress(question))) return null
    if (!automatic) this.#pressedAt = performance.now()
    const label = options.find((offered) => offered.key === key)?.label ?? ''
    this.#last = { key, label, question }
    const [first = key, ...then] = [...before, key]
    const answer: Answer = { type: 'answer', seat, number: update.number, key: first, then, ask_first: askFirst }
    this.#outbox.give(answer, update)
    this.busy = true
    this.lapsed = null
    this.automatic = automatic ? key : null
    return answer
  }

  #isDoublePress(question: string): boolean {
    const soon = performance.now() - this.#pressedAt < DOUBLE_PRESS
    return settings.calm.on && soon && this.#last?.question !== question
  }

  /** Compare the answer on its way with an update. After a reconnection, return the answer if it must be sent again. */
  hear(update: Update, reconnected: boolean): Answer | null {
    this.#outbox.hear(update)
    this.busy = this.#outbox.waiting !== null
    return reconnected ? this.#outbox.waiting : null
  }

  /** No answer is on its way any more: it was refused, or is only considered. */
  dropped(): void {
    this.#outbox.drop()
    this.busy = false
  }

  takenBack(): void {
    this.#last = null
  }

  /** The words of an answer, if it is the last one that was given here. */
  wordsOf(key: string | null): string {
    return key !== null && key === this.#last?.key ? this.#last.label : ''
  }

  /** The words of a secret answer that the server dropped because the table changed. A pass is left out. */
  droppedBy(update: Update): string | null {
    return update.asked_again && this.#last?.key.includes(':') ? this.#last.label : null
  }
}
