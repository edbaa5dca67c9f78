import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { compose, type Mapping } from '../../pictures'
import { looks } from '../games/total-rickall/portraits'
import { inked, loadPictures, pictureOf } from './pictures.svelte'

const GAMES = 'src/games'
const games = readdirSync(GAMES).filter((name) => !name.includes('.'))
const mapping = (game: string): Mapping => JSON.parse(readFileSync(`${GAMES}/${game}/pictures.json`, 'utf8'))

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}
function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

it('there are four games with pictures', () => {
  expect(games).toEqual(['hundred-days', 'russian-roulette', 'smile-life', 'total-rickall'])
})

describe.each(games)('the pictures of %s', (game) => {
  const named = mapping(game)
  const made = compose(named)

  it('differ in their drawing', () => {
    const drawn = new Map<string, string>()
    for (const [kind, [icon, badge]] of Object.entries(made.kinds)) {
      const body = `${made.drawings[icon]?.[1]} ${made.drawings[badge]?.[1]}`
      expect(`${kind} as ${drawn.get(body)}`).toBe(`${kind} as undefined`)
      drawn.set(body, kind)
    }
  })

  it('have a tint if they are signs of one colour, and only then', () => {
    for (const [kind, { icon, tint }] of Object.entries(named.kinds)) {
      const body = made.drawings[icon]?.[1] ?? ''
      expect([kind, body.includes('currentColor')]).toEqual([kind, tint !== undefined])
    }
  })

  it('stand out from their ground, light and dark', () => {
    for (const [tint, [light, dark]] of Object.entries(named.tints)) {
      expect(contrast(light, named.ground[0]), tint).toBeGreaterThan(3)
      expect(contrast(dark, named.ground[1]), tint).toBeGreaterThan(3)
    }
  })

  it('use every colour and every drawing that the game declares', () => {
    const used = Object.values(named.kinds)
    expect(new Set(used.map(({ tint }) => tint).filter(Boolean))).toEqual(new Set(Object.keys(named.tints)))
    const own = used.flatMap(({ icon, badge = '' }) => [icon, badge]).filter((name) => name.startsWith('own:'))
    expect(new Set(own)).toEqual(new Set(Object.keys(named.drawings ?? {}).map((name) => `own:${name}`)))
  })

  it('have no styles, scripts or links of their own, and ids that the page can tell apart', () => {
    for (const [name, [, body]] of Object.entries(made.drawings)) {
      expect(body, name).not.toMatch(/style|<script|<image|\son\w+=|href="[^#]/)
      for (const [, id] of body.matchAll(/\bid="([^"]*)"/g)) expect(id, name).toMatch(/^SVG\w/)
      for (const [, id] of body.matchAll(/(?:url\(|href=")#([^)"]*)/g)) expect(body, name).toContain(`id="${id}"`)
    }
  })

  it('are what the page imports', async () => {
    await loadPictures(game)
    for (const kind of Object.keys(named.kinds)) expect(pictureOf(game, kind)?.icon[1], kind).toBeTruthy()
    expect(pictureOf(game, 'a-card-of-another-box')).toBeNull()
  })
})

it('a drawing that does not exist fails the build', () => {
  const wrong: Mapping = { ...mapping('total-rickall'), kinds: { rick: { icon: 'game-icons:no-such' } } }
  expect(() => compose(wrong)).toThrow('no drawing game-icons:no-such')
})

it('two pictures of one kind on a page share no id', async () => {
  await loadPictures('smile-life')
  const drawing = pictureOf('smile-life', 'job-teacher-math')?.badge
  if (!drawing) throw new Error('the blackboard is gone')
  const ids = (svg: string) => [...svg.matchAll(/\bid="([^"]*)"/g)].map(([, id]) => id)
  const [one, other] = [inked(drawing, 'a'), inked(drawing, 'b')]
  expect(ids(one).length).toBeGreaterThan(0)
  expect(ids(one).filter((id) => ids(other).includes(id))).toEqual([])
  for (const [, id] of one.matchAll(/(?:url\(|href=")#([^)"]*)/g)) expect(ids(one)).toContain(id)
})

it('every Character of Total Rickall has looks of its own', () => {
  const figures = readFileSync('../src/croupier/shelf/total_rickall/cards.toml', 'utf8')
  const names = [...figures.matchAll(/\[\[character\]\]\nid = "([^"]+)"/g)].map(([, name = '']) => name)
  expect(names).toHaveLength(24)
  expect(new Set(names.map((name) => JSON.stringify(looks(name)))).size).toBe(24)
})
