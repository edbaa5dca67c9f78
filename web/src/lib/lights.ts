// What a lesson highlights: an option key, `zone NAME`, `counter NAME@OWNER`, `counter NAME` or `player SEAT`, found by
// the attributes of boards and answers. A zone is found as its place, or else as the pieces in it.

import { distanceTo, underHeaders, union } from './sight'

/** The selectors for a highlight, the best first. */
export function selectors(thing: string): string[] {
  const [kind, name = ''] = thing.split(' ')
  if (kind === 'zone') return [`[data-place~="${name}"]`, `[data-zone="${name}"]`]
  if (kind === 'counter') return [`[data-counter~="${name}"]`]
  if (kind === 'player') return [`[data-seat="${name}"]`]
  return [`[data-keys~="${thing}"], [data-key="${thing}"]`]
}

/** The visible elements for a highlight. */
export function found(root: ParentNode, thing: string): Element[] {
  for (const selector of selectors(thing)) {
    const elements = [...root.querySelectorAll(selector)].filter(isDrawn)
    if (elements.length > 0) return elements
  }
  return []
}

function isDrawn(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect()
  return width > 0 && height > 0
}

/** Mark the highlights, and keep them marked while the board is redrawn. Return a function that stops it. */
export function light(root: HTMLElement, things: readonly string[]): () => void {
  let marked: Element[] = []
  function mark() {
    const now = things.flatMap((thing) => found(root, thing))
    for (const element of marked) if (!now.includes(element)) element.removeAttribute('data-taught')
    for (const element of now) element.setAttribute('data-taught', '')
    marked = now
  }
  mark()
  const changes = new MutationObserver(mark)
  changes.observe(root, { childList: true, subtree: true, attributeFilter: ['data-zone', 'data-keys', 'data-place'] })
  return () => {
    changes.disconnect()
    for (const element of marked) element.removeAttribute('data-taught')
  }
}

/** Room around the highlights after scrolling, in pixels. */
const SPARE = 16

/**
 * Scroll the highlights on the board between the header and `below`, the top of what covers the board: all of them into
 * the middle, or as many as fit, but always the first. Sticky elements are always in view.
 */
export function bringIntoSight(board: HTMLElement, things: readonly string[], below: number, smooth: boolean): void {
  const elements = things
    .flatMap((thing) => found(board, thing).slice(0, 1))
    .filter((element) => !element.closest('[data-sticky]'))
  elements[0]?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  const boxes = elements.map((element) => element.getBoundingClientRect())
  if (boxes.length === 0) return
  const gap = { top: underHeaders() + SPARE, bottom: below - SPARE }
  const all = union(boxes)
  const spare = gap.bottom - gap.top - (all.bottom - all.top)
  const isSeen = all.top >= gap.top && all.bottom <= gap.bottom
  const top = spare < 0 ? distanceTo(boxes, gap) : isSeen ? 0 : all.top - gap.top - spare / 2
  if (top !== 0) scrollBy({ top, behavior: smooth ? 'smooth' : 'auto' })
}
