// How far a page scrolls so that the subject of a question can be seen between sticky elements.

/** The upper and the lower edge of something, in pixels from the top of the window. */
export interface Span {
  top: number
  bottom: number
}

/** Less than this in view, in pixels, is not worth scrolling. */
const LITTLE = 11

/**
 * How far to scroll until as many boxes as possible are in the gap, and then as much as possible of what belongs with
 * them, by the shortest way. The uppermost box stays in view if it is.
 */
export function distance(boxes: readonly Span[], gap: Span, around: readonly Span[] = []): number {
  const first = boxes.toSorted((one, other) => one.top - other.top)[0]
  const stays = (way: number) => !first || !isWithin(first, gap) || isWithin(first, gap, way)
  const ways = [0, ...[...boxes, ...around].flatMap((box) => [box.top - gap.top, box.bottom - gap.bottom])]
    .filter(stays)
    .toSorted((one, other) => Math.abs(one) - Math.abs(other))
  const seen = ways.map((way) => boxes.filter((box) => isWithin(box, gap, way)).length)
  const best = ways.filter((_, at) => seen[at] === Math.max(...seen))
  const shown = best.map((way) => around.reduce((sum, box) => sum + inSight(box, gap, way), 0))
  return best[shown.findIndex((height) => height + LITTLE > Math.max(...shown))] ?? 0
}

/** How much of a box is in the gap once the page has scrolled so far. */
function inSight(box: Span, gap: Span, way: number): number {
  return Math.max(0, Math.min(box.bottom - way, gap.bottom) - Math.max(box.top - way, gap.top))
}

/** How far to scroll until the first box is in the gap, and as many of the others as possible with it. */
export function distanceTo(boxes: readonly Span[], gap: Span): number {
  const [first] = boxes
  if (!first) return 0
  const ways = [0, ...boxes.flatMap((box) => [box.top - gap.top, box.bottom - gap.bottom])]
    .filter((way) => isWithin(first, gap, way))
    .toSorted((one, other) => Math.abs(one) - Math.abs(other))
  const seen = ways.map((way) => boxes.filter((box) => isWithin(box, gap, way)).length)
  return ways[seen.indexOf(Math.max(...seen))] ?? first.top - gap.top
}

/** Whether a box is in the gap once the page has scrolled so far. */
export function isWithin(box: Span, gap: Span, way = 0): boolean {
  return box.top - way >= gap.top && box.bottom - way <= gap.bottom
}

export function union(boxes: readonly Span[]): Span {
  return { top: Math.min(...boxes.map(({ top }) => top)), bottom: Math.max(...boxes.map(({ bottom }) => bottom)) }
}

/** The lower edge of what stays at the top of the window after scrolling. */
export function underHeaders(): number {
  const edges = [...document.querySelectorAll('header, [data-sticky]')].map((each) => {
    const { position, top } = getComputedStyle(each)
    return position === 'sticky' || position === 'fixed'
      ? Number.parseFloat(top) + each.getBoundingClientRect().height
      : 0
  })
  return Math.max(0, ...edges)
}

/** What sticks to the lower edge of the window, over the board: the top of the question bar, unless it stands beside the board. */
export function overTheBar(board: Element | undefined): number {
  const bar = document.querySelector('[data-bar]')?.getBoundingClientRect()
  return bar && bar.left <= (board?.getBoundingClientRect().left ?? 0) ? bar.top : innerHeight
}

/**
 * The element with the size of the bar. It is deeper in the page than the board, so that a bar that follows the board
 * is measured in the same frame.
 */
export function sizeOf(bar: Element): Element {
  return bar.querySelector('[data-size]') ?? bar
}

/**
 * Say how high the bar is (`--bar`), and keep what is scrolled into view or takes the focus on the board clear of sticky elements, however high the bar is.
 * Attach it to the bar. (Padding of the page would affect the bar too: it would scroll to its own place below the board
 * when it takes the focus.)
 */
export function scrollClear(bar: Element): () => void {
  const { style } = document.documentElement
  const watch = new ResizeObserver(() => {
    const board = bar.parentElement?.querySelector('.board') ?? undefined
    style.setProperty('--bar', `${bar.getBoundingClientRect().height}px`)
    style.setProperty('--clear-above', `${underHeaders()}px`)
    style.setProperty('--clear-below', `${innerHeight - overTheBar(board)}px`)
  })
  watch.observe(sizeOf(bar))
  return () => {
    watch.disconnect()
    style.removeProperty('--bar')
    style.removeProperty('--clear-above')
    style.removeProperty('--clear-below')
  }
}

/** The pieces of a board that can be pressed now, by their answers. */
export function piecesFor(board: Element): Map<string, Element[]> {
  const pieces = new Map<string, Element[]>()
  for (const piece of board.querySelectorAll<HTMLElement>('.piece.lit')) {
    if (!piece.checkVisibility()) continue
    for (const key of piece.dataset.keys?.split(' ') ?? []) pieces.set(key, [...(pieces.get(key) ?? []), piece])
  }
  return pieces
}

/** The approximate height of the bar without a list of answers, on a narrow and on a wide screen, in letters. */
const SLIM = { narrow: 14.5, wide: 12.5 }

/**
 * Whether the pieces for these answers can be seen together above a slim bar. What stays in view anyway does not count:
 * sticky elements, and the viewer's own cards, which the bar shows if the board does not.
 */
export function fitTogether(board: Element, keys: readonly string[], hand: string): boolean {
  const pieces = piecesFor(board)
  const boxes = keys.flatMap((key) => {
    const found = pieces.get(key) ?? []
    const stays = found.some((piece) => piece.closest(`[data-sticky], [data-place="${hand}"], [data-zone="${hand}"]`))
    return stays ? [] : (found[0]?.getBoundingClientRect() ?? [])
  })
  if (boxes.length === 0) return true
  const { top, bottom } = union(boxes)
  const beside = overTheBar(board) === innerHeight
  const letter = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
  const bar = beside ? 0 : innerWidth >= 1024 ? SLIM.wide : SLIM.narrow
  return bottom - top <= innerHeight - underHeaders() - bar * letter
}

/** The approximate height of an answer in the list on a narrow screen, in letters. */
const LISTED = 3.6

/**
 * Whether this many answers in the bar would cover the middle of the table, marked with `data-centre`, or the viewer's
 * own cards, on a screen where both can be seen together above a slim bar.
 */
export function isCrowded(board: Element, count: number, hand: string): boolean {
  const centre = board.querySelector('[data-centre]')
  if (!centre || innerWidth >= 1024 || overTheBar(board) === innerHeight) return false
  const own = board.querySelector(`[data-place="${hand}"]`) ?? centre
  const { top, bottom } = union([centre.getBoundingClientRect(), own.getBoundingClientRect()])
  const letter = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
  return bottom - top > innerHeight - underHeaders() - (SLIM.narrow + count * LISTED) * letter
}

/** Whether each of these answers can be given on the board. */
export function standFor(board: Element, keys: readonly string[]): boolean {
  const pieces = piecesFor(board)
  return keys.every((key) => pieces.has(key))
}
