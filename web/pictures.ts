// The pictures of the games and the emoji, composed while the page is built: `games/<game>/pictures.json`, which is generated from what the game
// declares (docs/pictures.md), names a drawing for every kind, and importing that file gives the drawings themselves, those that are used and no
// others.
import { createRequire } from 'node:module'
import svgpath from 'svgpath'
import type { Plugin } from 'vite'

/** The sets of drawings, and the side of the square that each draws in unless a drawing says otherwise. */
const SETS = ['fluent-emoji-flat', 'game-icons'] as const
const OWN_SIDE = 512
/** A coordinate is rounded to a part of the side too small to be seen: one of this many, or of more. */
const PARTS = 240

interface Icon {
  body: string
  width?: number
  height?: number
}
interface IconSet {
  icons: Record<string, Icon>
  aliases?: Record<string, { parent: string }>
  width?: number
}

/** A colour in the light and in the dark theme. */
type Pair = [light: string, dark: string]

/** What a `pictures.json` holds. */
export interface Mapping {
  /** The ground that the pictures are made for. */
  ground: Pair
  /** The colour of a sign in a badge and of the ring around it; without one, the tint of the picture. */
  ink?: Pair
  rim?: Pair
  /** The colours of the signs. */
  tints: Record<string, Pair>
  /** Drawings of our own, in a square of 512. */
  drawings?: Record<string, string>
  kinds: Record<string, { icon: string; badge?: string; tint?: string }>
}

/** The side of the square that it is drawn in, and its SVG. */
export type Drawing = [side: number, body: string]

/** The pictures of a game: colours, drawings by name, and for each kind its drawing, its badge and the colour of a sign ('' for none). */
export interface Pictures {
  ground: string
  /** Whether the ground is the same in both themes: the pictures are then seen well on no other. */
  fixed: boolean
  ink: string
  rim: string
  drawings: Record<string, Drawing>
  kinds: Record<string, [icon: string, badge: string, tint: string]>
}

const read = new Map<string, IconSet>()

function iconSet(name: string): IconSet {
  const known = read.get(name)
  if (known) return known
  if (!SETS.some((set) => set === name)) throw new Error(`no set ${name}`)
  const set: IconSet = createRequire(import.meta.url)(`@iconify-json/${name}/icons.json`)
  read.set(name, set)
  return set
}

/** A drawing of nothing but filled paths, which can be drawn in a square of any size. */
const PATHS = /^(<g fill="[^"]*">)?(<path( fill="[^"]*")? d="[^"]*"\/>)+(<\/g>)?$/

/** A drawing with shorter figures in its paths, smaller where it is drawn finer than anybody sees. */
function rounded(body: string, side: number): Drawing {
  const smaller = side > PARTS && PATHS.test(body) ? PARTS : side
  const digits = Math.max(0, Math.ceil(Math.log10(PARTS / smaller)))
  const shorter = (path: string) =>
    svgpath(path)
      .scale(smaller / side)
      .round(digits)
      .toString()
  return [smaller, body.replaceAll(/(?<=\sd=")[^"]+/g, shorter)]
}

function drawing(name: string, mapping: Mapping): Drawing {
  const [setName = '', iconName = ''] = name.split(':')
  if (setName === 'own') {
    const body = mapping.drawings?.[iconName]
    if (!body) throw new Error(`no drawing ${name}`)
    return [OWN_SIDE, body]
  }
  const set = iconSet(setName)
  const icon = set.icons[iconName] ?? set.icons[set.aliases?.[iconName]?.parent ?? '']
  if (!icon) throw new Error(`no drawing ${name}`)
  const side = set.width ?? 16
  if ((icon.width ?? side) !== side || (icon.height ?? side) !== side) throw new Error(`${name} is not square`)
  return rounded(icon.body, side)
}

function colour(pair?: Pair, otherwise = 'currentColor'): string {
  if (!pair) return otherwise
  const [light, dark] = pair
  return light === dark ? light : `light-dark(${light}, ${dark})`
}

/** The pictures of a game, as the page gets them. */
export function compose(mapping: Mapping): Pictures {
  const drawings: Record<string, Drawing> = {}
  const kinds: Pictures['kinds'] = {}
  for (const [kind, { icon, badge, tint }] of Object.entries(mapping.kinds)) {
    drawings[icon] ??= drawing(icon, mapping)
    if (badge) drawings[badge] ??= drawing(badge, mapping)
    if (tint && !mapping.tints[tint]) throw new Error(`${kind}: no tint ${tint}`)
    kinds[kind] = [icon, badge ?? '', colour(mapping.tints[tint ?? ''], '')]
  }
  const { ground, ink, rim } = mapping
  const fixed = ground[0] === ground[1]
  return { ground: colour(ground), fixed, ink: colour(ink), rim: colour(rim), drawings, kinds }
}

/** Compose the pictures where a module imports a `pictures.json`. */
export function pictures(): Plugin {
  return {
    name: 'pictures',
    enforce: 'pre',
    transform(code, id) {
      return /\/(games\/[^/]+|lib\/emoji)\/pictures\.json$/.test(id) ? JSON.stringify(compose(JSON.parse(code))) : null
    },
  }
}
