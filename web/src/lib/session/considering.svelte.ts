import type { Advice, Considered, Moment, Prospects } from '../protocol'

/** What the player is considering: further questions, whose answers do not count yet, and a bot's advice. */
export class Considering {
  /** What a bot would do, if the player has asked. */
  advice: Advice | null = $state.raw(null)
  /** How likely each seat is to win, in percent, if that has come with the advice. */
  prospects: number[] | null = $state.raw(null)
  /** What the player has chosen so far and may still take back, one question after the other. */
  #trail: Considered[] = $state.raw([])

  /** The further question that is shown; undefined if it is the one that is asked. */
  get question(): Considered | null {
    return this.#trail.at(-1) ?? null
  }

  /** Go on to a further question. A path that leads back to an earlier question is cut short; otherwise it could grow without end. */
  take(considered: Considered, asked: Moment): void {
    const now = JSON.stringify(considered.moment)
    const before = [asked, ...this.#trail.map(({ moment }) => moment)]
    const at = before.findIndex((moment) => JSON.stringify(moment) === now)
    this.#trail = at < 0 ? [...this.#trail, considered] : this.#trail.slice(0, at)
    this.closeAdvice()
  }

  /** Take a bot's advice, if it is about the current question. Return whether it is. */
  takeAdvice(advice: Advice, number: number | undefined): boolean {
    if (advice.number !== number || advice.keys.length !== (this.question?.keys.length ?? 0)) return false
    this.advice = advice
    return true
  }

  /** Take how likely each seat is to win, if the advice about that question is still shown. Return whether it is. */
  takeProspects({ number, chances }: Prospects): boolean {
    if (this.advice?.number !== number) return false
    this.prospects = chances
    return true
  }

  closeAdvice(): void {
    this.advice = null
    this.prospects = null
  }

  /** Go back to the previous question. */
  goBack(): void {
    this.#trail = this.#trail.slice(0, -1)
    this.closeAdvice()
  }

  stop(): void {
    this.#trail = []
    this.closeAdvice()
  }
}
