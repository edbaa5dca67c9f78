// How the answers on offer are arranged in the question bar.

import type { Offered } from './protocol'
import { bare } from './text/letters'

/** Up to this many answers need no arrangement, and are listed in the bar even if all of them are lit on the board. */
export const FEW = 3
/** With more answers than these, the player can search. */
export const MANY = 16

export interface Arranged {
  foremost: Offered[]
  answers: Offered[]
  /**
   * The answer that ends a choice, such as passing, and those that may end the game: among many others they stand
   * apart, always in view.
   */
  apart: Offered[]
  /** What can be done besides answering. */
  asides: Offered[]
}

/**
 * The offers in groups, in reading order; the last answer without a target comes last, except for those that may end
 * the game. With `crowded` they stand apart even from few others.
 */
export function arrange(offers: readonly Offered[], crowded = false): Arranged {
  const asides = offers.filter(({ aside }) => aside)
  const weighing = (weight: Offered['weight']) =>
    offers.filter((offered) => !offered.aside && offered.weight === weight)
  const [foremost, direct, final] = [weighing('foremost'), weighing('usual'), weighing('final')]
  const end = direct.findLast(({ key }) => !key.includes(':'))
  const rest = direct.filter((offered) => offered !== end)
  const last = end ? [end, ...final] : final
  const together = !crowded && foremost.length + rest.length + last.length <= FEW
  return together
    ? { foremost, answers: [...rest, ...last], apart: [], asides }
    : { foremost, answers: rest, apart: last, asides }
}

/** The offers whose label contains the search words; all of them if there are too few to search. */
export function matching(offers: Offered[], sought: string): Offered[] {
  if (offers.length <= MANY || !sought) return offers
  return offers.filter(({ label }) => bare(label).includes(bare(sought)))
}

/**
 * The digit key for each answer: its own number if the answers count up from the first one, like bets and dimensions;
 * otherwise the next free one.
 */
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
