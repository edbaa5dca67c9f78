/** A question is new for this many milliseconds: a digit may have been meant for the previous one. */
const NEW = 1_000

/** The digits that a player types. While a question is new, a digit only selects its answer; the same digit again gives it. */
export class Digits {
  #since = Number.NEGATIVE_INFINITY
  #pointed: string | null = null

  /** A question has appeared. */
  ask(now: number): void {
    this.#since = now
    this.#pointed = null
  }

  /** Whether the digit of an answer gives it. */
  gives(key: string, now: number): boolean {
    const meant = now - this.#since >= NEW || this.#pointed === key
    this.#pointed = meant ? null : key
    return meant
  }
}
