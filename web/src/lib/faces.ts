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
const DARK = '#20303f'
/** The colour of a robot's head: its own colour, lightened. */
const PAINT = 'paint'
const EARS = 'M4 19h4v8H4zM32 19h4v8h-4z'
const AERIAL = `M19 7h2v4h-2z${o(20, 5, 2.6)}`
const robot = (top: string, head: string, ...eyes: Shape[]): readonly Shape[] => [[STEEL, top], [PAINT, head], ...eyes]
/** The heads of the bots, in the order of their names: at a table no two are alike. */
export const ROBOTS: readonly (readonly Shape[])[] = [
  // A box with round eyes.
  robot(
    AERIAL + EARS,
    'M11 10h18q4 0 4 4v16q0 4-4 4H11q-4 0-4-4V14q0-4 4-4z',
    [DARK, pair(14.5, 19, 4)],
    ['#5fe3ff', pair(14.5, 19, 2)],
    [STEEL, 'M13 27h14v3H13z'],
  ),
  // A dome with a visor.
  robot(
    `M4 24h4v7H4zM32 24h4v7h-4zM13 5l2-1 4 7-2 1zM27 5l-2-1-4 7 2 1z`,
    'M7 24a13 14 0 0 1 26 0v7q0 3-3 3H10q-3 0-3-3z',
    [DARK, 'M10 15h20v8H10z'],
    ['#ff6b5f', pair(15, 19, 2.2)],
    [STEEL, 'M12 27h3v3h-3zM18.5 27h3v3h-3zM25 27h3v3h-3z'],
  ),
  // A jaw with one eye.
  robot(
    AERIAL,
    'M8 10h24l1 14-6 10H13L7 24z',
    [DARK, o(20, 19.5, 6.5)],
    ['#ffd24a', o(20, 19.5, 3.4)],
    [STEEL, 'M14 29h12v2H14z'],
  ),
  // Wide, with square eyes and a smile.
  robot(
    'M9 5h2v9H9zM29 5h2v9h-2z',
    'M9 13h22q5 0 5 5v7q0 5-5 5h-5v4H14v-4H9q-5 0-5-5v-7q0-5 5-5z',
    [DARK, 'M11 16h7v6h-7zM22 16h7v6h-7z'],
    ['#8ef08a', 'M13 18h3v3h-3zM24 18h3v3h-3z'],
    [DARK, 'M13 25q7 6 14 0v2q-7 6-14 0z'],
  ),
  // A ball with headphones and lashes.
  robot(
    `M6 20a14 15 0 0 1 28 0h-3a11 12 0 0 0-22 0z${pair(6, 23, 4, 5.5)}`,
    o(20, 22, 12.5),
    [DARK, 'M11 18l7 2v5q-6 1-7-7zM29 18l-7 2v5q6 1 7-7z'],
    ['#fff', pair(15.5, 21.5, 1.3)],
    ['#e2566b', 'M16 28q4 3 8 0-1 4-4 4t-4-4z'],
  ),
  // A tall one with a brow and a grille.
  robot(
    'M6 20h5v4H6zM29 20h5v4h-5zM12 2h16v4H12z',
    'M12 5h16q2 0 2 2v26q0 2-2 2H12q-2 0-2-2V7q0-2 2-2z',
    [DARK, 'M12 13h16v3H12zM14 18h4v4h-4zM22 18h4v4h-4z'],
    [DARK, 'M14 26h12v6H14z'],
    [MILK, 'M16 27h1.5v4H16zM19.2 27h1.5v4h-1.5zM22.5 27H24v4h-1.5z'],
  ),
  // Six corners, and an iris.
  robot(
    AERIAL,
    'M20 8l13 7.5v12L20 35 7 27.5v-12z',
    [MILK, o(20, 21, 8)],
    ['#7d4fc0', o(20, 21, 5)],
    [DARK, o(20, 21, 2.4)],
  ),
  // A television.
  robot(
    'M12 2l7 8h-2.6L10 3.5zM28 2l-7 8h2.6L30 3.5zM11 33h4v4h-4zM25 33h4v4h-4z',
    'M6 10h28v24H6z',
    [DARK, 'M9 13h17v18H9z'],
    ['#8ef08a', `${o(14, 20, 1.7)}${o(21, 20, 1.7)}M12.5 25q5 4 10 0v1.8q-5 4-10 0z`],
    [STEEL, `${o(30, 16, 1.8)}${o(30, 22, 1.8)}`],
  ),
  // A bell with a bow.
  robot(
    'M5 31h30v4H5z',
    'M9 33q1-24 11-24t11 24z',
    ['#e2566b', 'M20 9l-8-5v10zM20 9l8-5v10z'],
    [DARK, pair(15.5, 21, 2.2)],
    [DARK, 'M15 27q5 4 10 0v1.6q-5 4-10 0z'],
  ),
  // A bucket with a moustache.
  robot(
    'M5 8h30v4H5z',
    'M6 11h28l-4 24H10z',
    ['#fff', pair(14.5, 19, 3.6)],
    [DARK, pair(15, 19, 1.8)],
    [DARK, 'M20 26q5-4 11 1-6 4-11 1-5 3-11-1 6-5 11-1z'],
  ),
  // A cat of tin.
  robot(
    'M2 24h7v1.5H2zM2 28l7-1v1.5l-7 1zM38 24h-7v1.5h7zM38 28l-7-1v1.5l7 1z',
    `M8 4l9 8H8zM32 4l-9 8h9zM8 12h24v16l-5 6H13l-5-6z`,
    [DARK, 'M11 17l7 2v4h-5zM29 17l-7 2v4h5z'],
    ['#ffd24a', 'M14 19h1.6v3.5H14zM24.4 19H26v3.5h-1.6z'],
    ['#e2566b', 'M17.8 26h4.4L20 29z'],
  ),
  // A cogwheel with goggles.
  robot(
    'M17 2h6v6h-6zM4 9l5-4 5 6-4 4zM36 9l-5-4-5 6 4 4zM2 20h6v6H2zM32 20h6v6h-6z',
    o(20, 21.5, 13),
    [DARK, 'M8 17h24v3H8z'],
    [DARK, pair(14, 19, 5)],
    ['#5fe3ff', pair(14, 19, 3)],
    [DARK, 'M16 29h8v2h-8z'],
  ),
]
/** What the server calls bots, the first one that is free at a table first; each name has its head. */
export const BOT_NAMES = 'Ada Blaise Carla Émile Grace Hugo Iris Jules Lena Marius Nora Otto'.split(' ')

/** The head of a bot. One that goes on under a person's name has one that no other bot of the table has, as names are taken from the first on. */
function headOf(name: string, seat: number): number {
  const known = BOT_NAMES.indexOf(name)
  return known >= 0 ? known : ROBOTS.length - 1 - (seat % ROBOTS.length)
}

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

/** The shapes of a face, and its ring and ground. A bot is the robot of its name. */
export function drawn(
  name: string,
  face: Face | null,
  bot: number | null = null,
): { shapes: readonly Shape[]; ring: string; ground: string } {
  const { drawing, colour } = face ?? faceFor(name)
  const head = bot === null ? null : headOf(name, bot)
  const [, ring, ground] = COLOURS[head === null ? colour : (head * STRIDE) % COLOURS.length] ?? ['', '', '']
  const [, ...shapes] = DRAWINGS[drawing] ?? ['fox']
  if (head === null) return { shapes, ring, ground }
  const paint = `color-mix(in srgb, ${ring} 60%, #fff)`
  const parts = ROBOTS[head] ?? []
  return { shapes: parts.map(([fill, path]) => [fill === PAINT ? paint : fill, path]), ring, ground }
}
