// How the answers on offer are arranged in the question bar.

import type { Offered } from './protocol'
import { bare } from './text/letters'

/** So many answers need no arrangement, and are listed in the bar also where all of them are lit on the board. */
export const FEW = 3
/** With more answers than these, the player can search. */
export const MANY = 16

/** The kinds of answers that decide a game: each has a button of its own, before all others. */
const FOREMOST = ['close', 'declare', 'accuse']

export interface Arranged {
  foremost: Offered[]
  answers: Offered[]
  /** The answer that ends a choice, like passing: among many others it stands apart, always in sight. */
  apart: Offered[]
  /** What can be done besides answering. */
  asides: Offered[]
}

/** The offers in groups, in the order in which they are read; the last answer that names nothing comes last. */
export function arrange(offers: readonly Offered[]): Arranged {
  const foremost = offers.filter(isForemost)
  const direct = offers.filter((offered) => !offered.aside && !isForemost(offered))
  const asides = offers.filter((offered) => offered.aside)
  const end = direct.findLast(({ key }) => !key.includes(':'))
  if (!end) return { foremost, answers: direct, apart: [], asides }
  const rest = direct.filter((offered) => offered !== end)
  const together = foremost.length + direct.length <= FEW
  return together
    ? { foremost, answers: [...rest, end], apart: [], asides }
    : { foremost, answers: rest, apart: [end], asides }
}

function isForemost({ key, aside }: Offered): boolean {
  return !aside && FOREMOST.includes(key.split(':', 1)[0] ?? '')
}

/** The offers whose label contains the words sought; all of them where there are too few to search. */
export function matching(offers: Offered[], sought: string): Offered[] {
  if (offers.length <= MANY || !sought) return offers
  return offers.filter(({ label }) => bare(label).includes(bare(sought)))
}

/** The digit key for each answer: the one that it names itself where the answers count up from the first one, like bets and
 * dimensions; or else the next free one. */
export function digitsFor(offers: readonly Offered[]): string[] {
  const own = offers.map(({ key, label }) => {
    const digit = /:(\d)$/.exec(key)?.[1] ?? ''
    return label.includes(digit) ? digit : ''
  })
  const named = own.filter(Boolean)
  const first = Number(named[0])
  const counts = first <= 1 && named.every((digit, at) => own[at] === digit && Number(digit) === first + at)
  if (!counts) own.fill('')
  const free = [...'123456789'].filter((digit) => !own.includes(digit))
  return own.map((digit) => digit || (free.shift() ?? ''))
}
