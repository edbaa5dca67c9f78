// Animations by comparing the pieces drawn before with those drawn now. Cards have no identity: only their zone and the
// face they show count, and both are on the page already. So an animation reveals nothing that the viewer may not know.

/** A drawn piece: its place, the face it shows ('' for a back) and where on the board it is drawn. */
export interface Drawn {
  zone: string
  kind: string
  x: number
  y: number
  width: number
}

/** Piece number `from` of the old ones has become number `to` of the new ones. */
export interface Move {
  from: number
  to: number
  flips: boolean
}

/** More moves than this are a deal, and are not animated. */
const MOST = 30

/** Which piece went where. A piece that stays in its zone moves only if its neighbours have changed. */
export function movesBetween(before: readonly Drawn[], after: readonly Drawn[]): Move[] {
  const stays: Move[] = []
  const gone = new Set(before.keys())
  const come = new Set(after.keys())
  const places = new Map<string, number[]>()
  for (const [at, piece] of before.entries()) {
    const key = `${piece.zone} ${piece.kind}`
    const there = places.get(key)
    if (there) there.push(at)
    else places.set(key, [at])
  }
  for (const [to, piece] of after.entries()) {
    const from = places.get(`${piece.zone} ${piece.kind}`)?.shift()
    if (from === undefined) continue
    gone.delete(from)
    come.delete(to)
    stays.push({ from, to, flips: false })
  }
  const moves = [
    ...matched(before, after, gone, come, (old, now) => old.kind !== '' && old.kind === now.kind),
    ...matched(before, after, gone, come, (old, now) => old.kind === '' && now.kind === ''),
    ...matched(before, after, gone, come, (old, now) => old.kind === '' && now.kind !== ''),
  ]
  if (moves.length > MOST) return []
  const changed = new Set<string | undefined>()
  for (const at of gone) changed.add(before[at]?.zone)
  for (const at of come) changed.add(after[at]?.zone)
  for (const move of moves) changed.add(before[move.from]?.zone).add(after[move.to]?.zone)
  return [...moves, ...stays.filter((stay) => changed.has(after[stay.to]?.zone) && shifted(before, after, stay))]
}

/** Pair pieces that have left with pieces that have arrived, preferring the same owner, and remove each pair from both sets. */
function matched(
  before: readonly Drawn[],
  after: readonly Drawn[],
  gone: Set<number>,
  come: Set<number>,
  alike: (old: Drawn, now: Drawn) => boolean,
): Move[] {
  const moves: Move[] = []
  for (const to of [...come]) {
    const now = after[to]
    let best: number | undefined
    for (const from of gone) {
      const old = before[from]
      if (!now || !old || !alike(old, now)) continue
      best ??= from
      if (owner(old.zone) === owner(now.zone)) {
        best = from
        break
      }
    }
    if (best === undefined) continue
    gone.delete(best)
    come.delete(to)
    moves.push({ from: best, to, flips: before[best]?.kind !== now?.kind })
  }
  return moves
}

function owner(zone: string): string {
  return zone.slice(zone.indexOf(':') + 1)
}

function shifted(before: readonly Drawn[], after: readonly Drawn[], { from, to }: Move): boolean {
  const old = before[from]
  const now = after[to]
  return !!old && !!now && (Math.abs(old.x - now.x) > 1 || Math.abs(old.y - now.y) > 1)
}

/** The pieces now drawn on a board, in page order, with their elements. */
export function drawnOn(board: HTMLElement): { pieces: Drawn[]; elements: HTMLElement[] } {
  const origin = board.getBoundingClientRect()
  const pieces: Drawn[] = []
  const elements: HTMLElement[] = []
  for (const element of board.querySelectorAll<HTMLElement>('[data-zone]')) {
    const box = element.getBoundingClientRect()
    if (box.width === 0 || !(element instanceof HTMLElement)) continue
    const { zone = '', kind = '' } = element.dataset
    pieces.push({
      zone,
      kind,
      x: box.x + box.width / 2 - origin.x,
      y: box.y + box.height / 2 - origin.y,
      width: box.width,
    })
    elements.push(element)
  }
  return { pieces, elements }
}

/** Animate the pieces of a board from where they were drawn before; return how many moved. */
export function animate(board: HTMLElement, before: readonly Drawn[]): number {
  const { pieces, elements } = drawnOn(board)
  const moves = movesBetween(before, pieces)
  for (const { from, to, flips } of moves) {
    const old = before[from]
    const now = pieces[to]
    if (!old || !now) continue
    const far = Math.hypot(old.x - now.x, old.y - now.y)
    const start: Keyframe = {
      translate: `${old.x - now.x}px ${old.y - now.y}px`,
      scale: `${old.width / now.width}`,
      zIndex: 5,
    }
    const end: Keyframe = { translate: '0px 0px', scale: '1', zIndex: 5 }
    if (flips) {
      start.rotate = 'y 90deg'
      end.rotate = 'y 0deg'
    }
    elements[to]?.animate([start, end], {
      duration: Math.min(520, 180 + far * 0.6),
      easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)',
    })
  }
  return moves.length
}
