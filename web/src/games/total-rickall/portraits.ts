// Every face in the house is made up from a Character's name: some words of it determine features, and the letters
// decide the rest. The same name always gives the same face.

export const BODIES = {
  blob: 'M16 100C8 58 22 28 50 28s42 30 34 72z',
  egg: 'M22 100c-6-44 10-74 28-74s34 30 28 74z',
  box: 'M20 100V42q0-11 11-11h38q11 0 11 11v58z',
  cone: 'M8 100l30-66q12-6 24 0l30 66z',
  bell: 'M12 100c14-10 6-64 38-70 32 6 24 60 38 70z',
  cloud: 'M20 100C4 92 8 70 20 66 12 48 28 34 38 42 42 24 62 24 64 42c14-8 26 8 16 24 14 6 16 26 0 34z',
  pill: 'M28 100V50a22 22 0 0 1 44 0v50z',
  globe: 'M50 24a33 33 0 0 1 22 58l6 18H22l6-18a33 33 0 0 1 22-58z',
  facet: 'M50 24l32 26-6 50H24l-6-50z',
  flan: 'M26 40q24-14 48 0l14 60H12z',
  shaggy: 'M14 100l4-12-6-6 8-8-6-8 9-7-5-9 10-5-2-9 11-2 2-9 11 4 8-6 7 7 10-2 1 10 9 4-4 9 9 6-6 9 8 7-7 7 6 12z',
} as const

export const TOPS = [
  'bare',
  'cap',
  'crown',
  'horns',
  'tall-hat',
  'propeller',
  'antennae',
  'bow',
  'leaf',
  'smoke',
  'lid',
  'bun',
  'party',
  'ears',
  'scope',
  'knot',
] as const

export const EYES = ['two', 'one', 'three', 'drowsy', 'glasses', 'uneven', 'stalks', 'visor', 'wide'] as const
export const MOUTHS = ['smile', 'flat', 'wavy', 'round', 'teeth', 'moustache', 'smirk'] as const
export const SKINS = ['plain', 'pleats', 'spikes', 'tiles', 'freckles', 'fold', 'collar'] as const
export const FRAMES = ['gilt', 'oval', 'plain', 'polaroid'] as const

export interface Looks {
  body: keyof typeof BODIES
  top: (typeof TOPS)[number]
  eyes: (typeof EYES)[number]
  mouth: (typeof MOUTHS)[number]
  skin: (typeof SKINS)[number]
  frame: (typeof FRAMES)[number]
  /** How crooked the picture hangs, in degrees. */
  tilt: number
}

const HINTS: Record<string, Partial<Looks>> = {
  accordion: { skin: 'pleats', body: 'pill' },
  admiral: { top: 'cap' },
  aunt: { top: 'bow' },
  badger: { eyes: 'visor' },
  bagpipe: { mouth: 'round', body: 'blob' },
  balloon: { body: 'egg', top: 'knot', mouth: 'wavy' },
  broccoli: { body: 'cloud' },
  cactus: { body: 'pill', skin: 'spikes', top: 'leaf' },
  captain: { mouth: 'moustache' },
  casserole: { body: 'box', top: 'lid' },
  count: { top: 'tall-hat', eyes: 'drowsy' },
  custard: { body: 'flan' },
  disco: { skin: 'tiles', top: 'ears' },
  doorbell: { body: 'bell', eyes: 'one' },
  frog: { eyes: 'stalks', mouth: 'smirk' },
  grandma: { top: 'bun', eyes: 'glasses' },
  laundry: { body: 'box', skin: 'fold' },
  lawyer: { skin: 'collar', eyes: 'glasses' },
  lobster: { top: 'antennae', body: 'shaggy' },
  moss: { body: 'cloud', skin: 'freckles' },
  notary: { skin: 'collar', top: 'bare' },
  origami: { body: 'facet', skin: 'fold' },
  periscope: { top: 'scope', eyes: 'one' },
  polite: { mouth: 'smile', eyes: 'two' },
  prince: { top: 'crown' },
  professor: { eyes: 'glasses' },
  sergeant: { top: 'cap' },
  snowglobe: { body: 'globe', skin: 'freckles', top: 'bare' },
  turbo: { mouth: 'teeth' },
  twin: { eyes: 'uneven', body: 'box' },
  viking: { top: 'horns', mouth: 'teeth' },
  volcano: { body: 'cone', top: 'smoke' },
  yeti: { body: 'shaggy', eyes: 'wide', top: 'bare', mouth: 'smile' },
}

export function looks(name: string): Looks {
  let seed = scatter(name)
  const pick = <Part>(parts: readonly Part[]): Part => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0
    return parts[Math.floor((seed / 2 ** 32) * parts.length)] as Part
  }
  const made: Looks = {
    body: pick(Object.keys(BODIES) as (keyof typeof BODIES)[]),
    top: pick(TOPS),
    eyes: pick(EYES),
    mouth: pick(MOUTHS),
    skin: pick(SKINS),
    frame: pick(FRAMES),
    tilt: pick([-2, -1.2, -0.5, 0.6, 1.3, 2]),
  }
  return Object.assign(made, ...name.split('-').map((word) => HINTS[word] ?? {}))
}

/** A number for a name, very different for similar names (FNV-1a). */
function scatter(name: string): number {
  let mixed = 0x811c9dc5
  for (const letter of name) mixed = Math.imul(mixed ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0
  return mixed
}
