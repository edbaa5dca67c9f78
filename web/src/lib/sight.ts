// How far a page scrolls so that what is asked about, or spoken of, can be seen between what sticks to its edges.

/** The upper and the lower edge of something, in pixels from the top of the window. */
export interface Span {
  top: number
  bottom: number
}

/** How far to scroll until as many boxes as possible are in the gap, by the shortest way. The uppermost stays in sight if it is. */
export function distance(boxes: readonly Span[], gap: Span): number {
  const first = boxes.toSorted((one, other) => one.top - other.top)[0]
  if (!first) return 0
  const ways = [0, ...boxes.flatMap((box) => [box.top - gap.top, box.bottom - gap.bottom])]
    .filter((way) => !within(first, gap) || within(first, gap, way))
    .toSorted((one, other) => Math.abs(one) - Math.abs(other))
  const seen = ways.map((way) => boxes.filter((box) => within(box, gap, way)).length)
  return ways[seen.indexOf(Math.max(...seen))] ?? 0
}

/** Whether a box is in the gap once the page has scrolled so far. */
function within(box: Span, gap: Span, way = 0): boolean {
  return box.top - way >= gap.top && box.bottom - way <= gap.bottom
}

export function union(boxes: readonly Span[]): Span {
  return { top: Math.min(...boxes.map(({ top }) => top)), bottom: Math.max(...boxes.map(({ bottom }) => bottom)) }
}

/** The lower edge of what stays at the top of the window once the page has scrolled. */
export function underHeaders(): number {
  const edges = [...document.querySelectorAll('header, [data-sticky]')].map((each) => {
    const { position, top } = getComputedStyle(each)
    return position === 'sticky' || position === 'fixed'
      ? Number.parseFloat(top) + each.getBoundingClientRect().height
      : 0
  })
  return Math.max(0, ...edges)
}
