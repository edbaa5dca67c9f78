import type { Update } from '../protocol'

/** The answer that does nothing. */
export const PASS = 'pass'
/** The shortest and the longest delay of an automatic pass, in milliseconds: it can be seen, and looks like a thought. */
const DELAY = [900, 2400] as const

/** Whether passing is the only answer on offer. */
export function canOnlyPass({ moment }: Update): boolean {
  return moment.options.length === 1 && moment.options[0]?.key === PASS
}

/** A pass that is given after a random delay. */
export class AutoPass {
  #timer: ReturnType<typeof setTimeout> | undefined

  schedule(pass: (key: string) => void): void {
    this.cancel()
    const [least, most] = DELAY
    this.#timer = setTimeout(() => pass(PASS), least + Math.random() * (most - least))
  }

  cancel(): void {
    clearTimeout(this.#timer)
  }
}
