// The faces of people and bots: drawings of a few shapes on a coloured ground.
import type { Face } from './protocol'

/** A shape: its fill and its path, in a square of 40. */
export type Shape = readonly [fill: string, path: string]

const INK = '#2a2320'
const MILK = '#fff8ef'

/** An ellipse as a path. */
const o = (x: number, y: number, rx: number, ry = rx): string =>
  `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`
/** Two ellipses, one on each side of the middle. */
const pair = (x: number, y: number, rx: number, ry = rx): string => o(x, y, rx, ry) + o(40 - x, y, rx, ry)

/** The names are those in the texts (`t.faces`), and are used for players without a name. */
export const DRAWINGS: readonly (readonly [name: FaceName, ...Shape[]])[] = [
  [
    'fox',
    ['#dd6b20', 'M7 5l10 8-9 10zM33 5l-1 18-9-10zM6 17q14-10 28 0-1 12-14 18Q7 29 6 17z'],
    [MILK, 'M7 21q9 1 13 14Q9 31 7 21zM33 21q-9 1-13 14 11-4 13-14z'],
    [INK, pair(14, 20, 1.8) + o(20, 33, 2.4, 2)],
  ],
  [
    'cat',
    ['#6b7280', `M8 6v16l10-9zM32 6l-10 7 10 9z${o(20, 22, 13, 12)}`],
    ['#a7f070', pair(14.5, 20, 3.2)],
    [INK, `${pair(14.5, 20, 1.2, 2.8)}M20 30q-4 3-6 0 4 1 6-2 2 3 6 2-2 3-6 0z`],
    ['#f4a3b4', 'M17.8 25h4.4L20 28z'],
  ],
  [
    'beagle',
    ['#b97f45', o(20, 21, 12.5)],
    ['#6f4421', pair(8, 20, 4.2, 9.5)],
    [MILK, o(20, 27, 7, 5.8)],
    ['#e2566b', o(20, 32, 2.2, 3)],
    [INK, pair(14.5, 18, 1.9) + o(20, 24.5, 3, 2.2)],
  ],
  [
    'bear',
    ['#85542c', pair(10, 11, 5.2) + o(20, 22, 13.5, 12.5)],
    ['#e6c79c', pair(10, 11, 2.4) + o(20, 27, 6.5, 5.3)],
    [INK, pair(14.5, 19, 1.9) + o(20, 25, 2.8, 2)],
  ],
  [
    'panda',
    [INK, pair(9.5, 11, 5)],
    [MILK, o(20, 22, 13.5, 12.5)],
    [INK, pair(14, 20, 4, 4.8) + o(20, 27, 2.6, 1.9)],
    ['#fff', pair(14.6, 19.4, 1.6)],
  ],
  [
    'frog',
    ['#4c9a3f', pair(11, 12, 6.3) + o(20, 24, 15.5, 11.2)],
    ['#fff', pair(11, 12, 4)],
    [INK, `${pair(11.6, 12, 2.1)}M9 26q11 9 22 0-11 5-22 0z`],
  ],
  [
    'rabbit',
    ['#d8ccc0', pair(14, 10, 4, 9.5) + o(20, 25, 12, 11)],
    ['#f3b3be', pair(14, 10, 1.8, 6.5)],
    ['#fff', 'M18 30h4v4h-4z'],
    [INK, pair(15, 23, 1.9)],
    ['#d9647b', 'M17.5 27h5L20 30z'],
  ],
  [
    'duck',
    ['#f3c623', `M24 10q-2-4-1-8-5 3-5 8z${o(20, 21, 13, 12.5)}`],
    ['#ef8122', o(20, 27, 8, 4)],
    ['#b95a10', 'M12.5 27h15v1h-15z'],
    [INK, pair(14, 18.5, 2)],
  ],
  [
    'owl',
    ['#86603d', `M7 6l2 14 9-8zM33 6l-11 6 9 8z${o(20, 22, 13.5, 13)}`],
    ['#ffd75e', pair(13.6, 19.5, 6)],
    [INK, pair(14, 19.5, 2.9)],
    ['#ef8c22', 'M17 24.5h6L20 31z'],
  ],
  [
    'lion',
    ['#a4551a', o(20, 21, 16.5)],
    ['#f2b64c', o(20, 22, 11.5)],
    [MILK, o(20, 27, 5.6, 4.4)],
    [INK, `${pair(15, 19.5, 1.8)}M17.2 23.5h5.6L20 27z`],
  ],
  [
    'penguin',
    ['#26344d', o(20, 21, 14.5)],
    [MILK, pair(14.5, 21, 6.4) + o(20, 27.5, 8, 7)],
    [INK, pair(15, 20, 1.9)],
    ['#f29b2e', 'M16 24h8l-4 5z'],
  ],
  [
    'koala',
    ['#8794a3', pair(8, 14, 6.8) + o(20, 22, 12.8, 12)],
    ['#f0c5cd', pair(8, 14, 3.6)],
    [INK, pair(14, 19, 1.9) + o(20, 23.5, 3, 4.6)],
  ],
]
export type FaceName =
  | 'fox'
  | 'cat'
  | 'beagle'
  | 'bear'
  | 'panda'
  | 'frog'
  | 'rabbit'
  | 'duck'
  | 'owl'
  | 'lion'
  | 'penguin'
  | 'koala'

const STEEL = '#5b6775'
/** The colour of a robot's head: its own colour, lightened. */
const PAINT = 'paint'
const robot = (head: string, ...eyes: Shape[]): readonly Shape[] => [
  [STEEL, `M19 4h2v7h-2zM4 19h4v8H4zM32 19h4v8h-4z${o(20, 5, 2.6)}`],
  [PAINT, head],
  ...eyes,
]
const BOX = 'M11 10h18q4 0 4 4v16q0 4-4 4H11q-4 0-4-4V14q0-4 4-4z'
const DOME = 'M7 24a13 14 0 0 1 26 0v7q0 3-3 3H10q-3 0-3-3z'
const JAW = 'M8 10h24l1 14-6 10H13L7 24z'
const WIDE = 'M9 13h22q5 0 5 5v7q0 5-5 5h-5v4H14v-4H9q-5 0-5-5v-7q0-5 5-5z'
export const ROBOTS: readonly (readonly Shape[])[] = [
  robot(BOX, ['#20303f', pair(14.5, 19, 4)], ['#5fe3ff', pair(14.5, 19, 2)], [STEEL, 'M13 27h14v3H13z']),
  robot(
    DOME,
    ['#20303f', 'M10 15h20v8H10z'],
    ['#ff6b5f', pair(15, 19, 2.2)],
    [STEEL, 'M12 27h3v3h-3zM18.5 27h3v3h-3zM25 27h3v3h-3z'],
  ),
  robot(JAW, ['#20303f', o(20, 19.5, 6.5)], ['#ffd24a', o(20, 19.5, 3.4)], [STEEL, 'M14 29h12v2H14z']),
  robot(
    WIDE,
    ['#20303f', 'M11 16h7v6h-7zM22 16h7v6h-7z'],
    ['#8ef08a', 'M13 18h3v3h-3zM24 18h3v3h-3z'],
    [STEEL, 'M13 26q7 6 14 0v2q-7 6-14 0z'],
  ),
]

/** The colours: the ring, and the ground inside it. The names are in the texts (`t.colours`). */
export const COLOURS: readonly (readonly [name: ColourName, ring: string, ground: string])[] = [
  ['red', '#c93b3b', '#f6c9c4'],
  ['orange', '#d57816', '#fbdcb2'],
  ['yellow', '#b8910b', '#fbeeb0'],
  ['green', '#3f8f3f', '#cfeac8'],
  ['teal', '#14878a', '#bfe8e6'],
  ['blue', '#2f6cc4', '#c9defa'],
  ['violet', '#7d4fc0', '#e0d2f7'],
  ['pink', '#c4458b', '#f9d0e6'],
]
export type ColourName = 'red' | 'orange' | 'yellow' | 'green' | 'teal' | 'blue' | 'violet' | 'pink'

/** A number derived from a name, the same everywhere. */
function hash(name: string): number {
  let sum = 2166136261
  for (const sign of name.normalize('NFC')) sum = Math.imul(sum ^ (sign.codePointAt(0) ?? 0), 16777619)
  return (sum ^ (sum >>> 15)) >>> 0
}

/** The face of a player who has not chosen one. */
export function faceFor(name: string): Face {
  const number = hash(name)
  return { drawing: number % DRAWINGS.length, colour: (number >>> 8) % COLOURS.length }
}

/** The step between the colours of neighbouring robots, so that they differ. */
const STRIDE = 3

/** The shapes of a face, and its ring and ground. A bot is the robot of its seat. */
export function drawn(
  name: string,
  face: Face | null,
  bot: number | null = null,
): { shapes: readonly Shape[]; ring: string; ground: string } {
  const { drawing, colour } = face ?? faceFor(name)
  const [, ring, ground] = COLOURS[bot === null ? colour : (bot * STRIDE) % COLOURS.length] ?? ['', '', '']
  const [, ...shapes] = DRAWINGS[drawing] ?? ['fox']
  if (bot === null) return { shapes, ring, ground }
  const paint = `color-mix(in srgb, ${ring} 45%, #fff)`
  const parts = ROBOTS[bot % ROBOTS.length] ?? []
  return { shapes: parts.map(([fill, path]) => [fill === PAINT ? paint : fill, path]), ring, ground }
}
