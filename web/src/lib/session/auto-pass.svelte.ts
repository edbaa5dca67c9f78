import { settings } from '../settings.svelte'
import type { TableSession } from './session.svelte'

/** The answer that does nothing. */
export const PASS = 'pass'
/** The shortest and the longest delay of an automatic pass, in milliseconds: long enough to be seen, and to look like a thought. */
const DELAY = [900, 2400] as const

/**
 * Questions to which a player can only pass: they are answered after a random delay, if the player wants that.
 * Invitations to speak up are passed at once for a player who has nothing to say.
 */
export class AutoPass {
  /** Whether the player is only called to speak up once they know something that they have not said. */
  quiet = $state(false)
  /** Whether the player knows something that they have not said yet. */
  isNew: () => boolean = () => false
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(readonly session: TableSession) {}

  /** Whether the player who is asked can only pass. */
  get noChoice(): boolean {
    const { update, viewpoint } = this.session
    if (!update) return false
    const { seat, options } = update.moment
    const onlyPass = options.length === 1 && options[0]?.key === PASS
    return onlyPass && seat !== null && viewpoint.due.includes(seat) && viewpoint.visible
  }

  /** Whether the question is answered automatically, without alerting the player. */
  get alone(): boolean {
    return settings.alone.on && this.noChoice && !this.session.considering.question
  }

  /** Whether the player who is asked has a single answer, besides what may be said at any time: no reason for an alert. */
  get oneAnswer(): boolean {
    const { update, viewpoint } = this.session
    if (!update || !viewpoint.visible || this.session.considering.question) return false
    const { seat, options } = update.moment
    const answers = options.filter(({ aside }) => !aside)
    return answers.length === 1 && options.length > 1 && seat !== null && viewpoint.due.includes(seat)
  }

  /** Whether the player may speak up, or pass, while the table waits for others. */
  get invited(): boolean {
    const { update, viewpoint } = this.session
    if (!update || !viewpoint.visible || viewpoint.due.length > 0) return false
    return update.moment.options.some(({ key }) => key === PASS)
  }

  /** Pass after a while if there is no other choice, or at once if there is nothing to say, and the player wants that. */
  schedule(pass: (key: string) => void): void {
    this.cancel()
    const { update, considering } = this.session
    if (this.quiet && this.invited && !this.isNew() && !considering.question) pass(PASS)
    if (!this.alone) return
    const [least, most] = DELAY
    const delay = least + Math.random() * (most - least)
    this.#timer = setTimeout(() => {
      if (this.session.update === update && !this.session.director.busy) pass(PASS)
    }, delay)
  }

  cancel(): void {
    clearTimeout(this.#timer)
  }
}
