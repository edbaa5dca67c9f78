// The figures of the box are written once, in the game's own cards.toml; the board is built with that very file.
import box from '../../../../src/croupier/shelf/hundred_days/cards.toml?raw'

export const RESOURCES = ['seed', 'schmeckles', 'crystal', 'matter'] as const
export type Resource = (typeof RESOURCES)[number]
export type Amounts = Record<Resource, number>

/** The letters by which the game calls the resources, in answers (`pay:2G-1S`) as on the tokens. */
export const LETTERS: Record<Resource, string> = { seed: 'G', schmeckles: 'S', crystal: 'C', matter: 'M' }

export type CardType = 'character' | 'object' | 'action' | 'place' | 'reaction'
export type Colour = 'green' | 'blue' | 'orange'

/** What is printed on a dimension tile. */
export interface TileFigures {
  gives: Amounts
  /** How many cards a Rick draws there; fewer than none are lost. */
  cards: number
  cost: Amounts
  points: number
}

/** What is printed on a card besides its text. */
export interface CardFigures {
  type: CardType
  colour: Colour
  dimensions: number[]
  points: number
  playCost: Amounts
  useCost: Amounts
  /** The dimension on which the card counts as a pawn. */
  dimensionIcon: number | null
  /** The kinds of which the card saves one token. */
  resourceIcon: Resource[]
}

type Value = string | number | number[] | string[]
type Entry = Record<string, Value>

const COLOURS: Record<CardType, Colour> = {
  character: 'green',
  object: 'green',
  action: 'blue',
  place: 'blue',
  reaction: 'orange',
}

/** The entries of a file of plain tables: every value in it is written as JSON would write it. */
function entriesOf(text: string): Map<string, Entry[]> {
  const tables = new Map<string, Entry[]>()
  let entry: Entry = {}
  for (const line of text.split('\n')) {
    const head = /^\[+([a-z]+)\]+$/.exec(line)?.[1]
    const [, key, value] = /^([a-z_]+) = (.+)$/.exec(line) ?? []
    if (head) {
      entry = {}
      tables.set(head, [...(tables.get(head) ?? []), entry])
    } else if (key && value) entry[key] = JSON.parse(value) as Value
  }
  return tables
}

function number(value: Value | undefined): number {
  return typeof value === 'number' ? value : 0
}

function numbers(value: Value | undefined): number[] {
  return Array.isArray(value) ? value.map(Number) : []
}

function amounts(value: Value | undefined): Amounts {
  const [seed = 0, schmeckles = 0, crystal = 0, matter = 0] = numbers(value)
  return { seed, schmeckles, crystal, matter }
}

function resources(value: Value | undefined): Resource[] {
  const letters = Array.isArray(value) ? value.map(String) : []
  return RESOURCES.filter((resource) => letters.includes(LETTERS[resource]))
}

const ENTRIES = entriesOf(box)

/** HD-12.3: how many cards a Rick draws at the house. */
export const HOUSE_CARDS = number(ENTRIES.get('house')?.[0]?.cards)

export const TILES: ReadonlyMap<string, TileFigures> = new Map(
  (ENTRIES.get('tile') ?? []).map((tile) => [
    String(tile.id),
    {
      gives: amounts(tile.gives),
      cards: number(tile.cards),
      cost: amounts(tile.cost),
      points: number(tile.points),
    },
  ]),
)

export const CARDS: ReadonlyMap<string, CardFigures> = new Map(
  (ENTRIES.get('card') ?? []).map((card) => {
    const type = card.type as CardType
    return [
      String(card.id),
      {
        type,
        colour: COLOURS[type],
        dimensions: numbers(card.dimensions),
        points: number(card.points),
        playCost: amounts(card.play_cost),
        useCost: amounts(card.use_cost),
        dimensionIcon: card.dimension_icon === undefined ? null : number(card.dimension_icon),
        resourceIcon: resources(card.resource_icon),
      },
    ]
  }),
)

/** The kinds of which there are any, with how many. */
export function some(held: Amounts): [Resource, number][] {
  return RESOURCES.filter((resource) => held[resource] > 0).map((resource) => [resource, held[resource]])
}
