import type { Answer, Update } from '../protocol'

/** An answer on its way: what was sent, and how many answers the table had accepted by then. */
interface Sent {
  answer: Answer
  game: number
  accepted: number
  aside: boolean
}

/** The one answer that is sent and not settled yet. Later updates determine whether it counted. */
export class Outbox {
  #sent: Sent | null = null

  get waiting(): Answer | null {
    return this.#sent?.answer ?? null
  }

  give(answer: Answer, update: Update): void {
    const aside = update.moment.options.some((offered) => offered.key === answer.key && offered.aside)
    this.#sent = { answer, game: update.game_number, accepted: update.answers, aside }
  }

  /** Settle the answer if the table has accepted anything since, or if its question is gone. */
  hear(update: Update): void {
    if (this.#sent && !this.#open(update, this.#sent)) this.#sent = null
  }

  drop(): void {
    this.#sent = null
  }

  /** After a reconnection: the answer to send again, if its question is still open and the answer never arrived. */
  again(update: Update): Answer | null {
    this.hear(update)
    return this.waiting
  }

  #open(update: Update, { answer, game, accepted, aside }: Sent): boolean {
    if (update.game_number !== game || update.number !== answer.number) return false
    if (aside && update.answers !== accepted) return false
    if (update.moment.seat !== answer.seat) return update.answers === accepted
    return update.moment.options.some((offered) => offered.key === answer.key)
  }
}
