// Where to put a bubble: beside the player who speaks or the target of an emoji, and never over the question.

export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

export interface Size {
  width: number
  height: number
}

/** The gap between a bubble and its subject, and the step in which places are tried, in pixels. */
const GAP = 6
const STEP = 12

export function overlaps(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
}

function within(box: Box, room: Box): boolean {
  return box.left >= room.left && box.right <= room.right && box.top >= room.top && box.bottom <= room.bottom
}

function boxAt(left: number, top: number, { width, height }: Size): Box {
  return { left, top, right: left + width, bottom: top + height }
}

/**
 * A place of this size within the room that is free of everything `taken`: below, above or beside its subject (with
 * `left`, first on its left), or the nearest one. Null if there is none.
 */
export function placeBeside(about: Box, size: Size, room: Box, taken: readonly Box[], left = false): Box | null {
  const isFree = (box: Box) => within(box, room) && !taken.some((each) => overlaps(box, each))
  const clamp = (at: number, least: number, most: number) => Math.max(least, Math.min(at, most))
  const along = clamp(about.left, room.left, room.right - size.width)
  const top = clamp((about.top + about.bottom - size.height) / 2, room.top, room.bottom - size.height)
  const onTheLeft = boxAt(about.left - GAP - size.width, top, size)
  const close = [
    ...(left ? [onTheLeft] : []),
    boxAt(along, about.bottom + GAP, size),
    boxAt(along, about.top - GAP - size.height, size),
    boxAt(about.right + GAP, top, size),
    onTheLeft,
  ].find(isFree)
  if (close) return close
  let best: Box | null = null
  let least = Number.POSITIVE_INFINITY
  for (let y = room.top; y + size.height <= room.bottom; y += STEP)
    for (let x = room.left; x + size.width <= room.right; x += STEP) {
      const away = (x - about.left) ** 2 + (y - about.bottom) ** 2
      if (away >= least) continue
      const box = boxAt(x, y, size)
      if (!isFree(box)) continue
      best = box
      least = away
    }
  return best
}

/** A place on the target itself, across its upper edge if there is room, or beside it if that is taken. */
export function placeOn(about: Box, size: Size, room: Box, taken: readonly Box[]): Box | null {
  const middle = (Math.max(about.left, room.left) + Math.min(about.right, room.right) - size.width) / 2
  const left = Math.max(room.left, Math.min(middle, room.right - size.width))
  const on = boxAt(left, Math.max(room.top, about.top - size.height / 2), size)
  if (within(on, room) && overlaps(on, about) && !taken.some((each) => overlaps(on, each))) return on
  return placeBeside(about, size, room, taken)
}
