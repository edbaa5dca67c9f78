// What the stage shows of a beat: the players and cards involved, the chain of cards, and the resources that change
// hands.
import { type Happening, isHappening } from '../../lib/happening'
import { RESOURCES, some } from './tokens'
import type { Pawn, Person, Resource } from './types'
import type { Days, DaysBeat } from './view'

/** A link of a chain: a card, a pawn or resources, and the owner. */
export interface Link {
  seat: number | null
  kind?: string
  pawn?: Pawn
  tokens?: [Resource, number][]
  /** Whether it is cancelled, and whether it cancels the others. */
  struck?: boolean
  strikes?: boolean
  threatened?: boolean
}

/** A resource in flight, from place to place; places are selectors of the board's elements. */
export interface Flight {
  resource: Resource
  path: string[]
}

/** What the pawns on one dimension bring in, player by player. */
export interface Crop {
  space: string
  takers: { seat: number; tokens: [Resource, number][] }[]
}

/** With more than this many resources the flights are not shown. */
const MOST_FLIGHTS = 12

/** The events of a beat with one of these names. */
export function told(beat: DaysBeat, ...names: string[]): Happening[] {
  return beat.events.filter(isHappening).filter(({ event }) => names.includes(event))
}

export function number(value: unknown): number {
  return typeof value === 'number' ? value : 0
}

export function resourceOf(resource: unknown): Resource {
  return RESOURCES.find((each) => each === resource) ?? 'seed'
}

/** How many resources some events mention, by kind. */
export function amounts(events: Happening[]): [Resource, number][] {
  const sums = { seed: 0, schmeckles: 0, crystal: 0, matter: 0 }
  for (const event of events) sums[resourceOf(event.resource)] += event.count === undefined ? 1 : number(event.count)
  return some(sums)
}

/** What a player has gained and lost in the Collection phase of this round. */
export interface Collected {
  player: Person
  tokens: [Resource, number][]
  /** What went to other players and, in a shortage, back to the Federation. */
  lost: [Resource, number][]
  cards: number
}

/** What the Collection phase of this round has brought to all players, including before intervening questions. */
export function collected(days: Days): Collected[] {
  const { events } = days.table
  const since = sincePassing(events)
  return days.players.map((player) => {
    const own = since.filter(({ seat }) => seat === player.seat)
    const gone = since.filter(({ event, target }) => event === 'stole' && target === player.seat)
    return {
      player,
      tokens: amounts(own.filter(({ event }) => event === 'took' || event === 'stole')),
      lost: amounts([...own.filter(({ event }) => event === 'returned'), ...gone]),
      cards: own.filter(({ event }) => event === 'drew').length,
    }
  })
}

/** What happened in the Collection phase of this round, including before intervening questions. */
function sincePassing(events: Happening[]): Happening[] {
  return events.slice(events.findLastIndex(({ event }) => event === 'passed') + 1)
}

/** What the collection of this round has brought in, dimension by dimension in their order. */
export function cropsOf(days: Days): Crop[] {
  const crops: { space: string; events: Happening[] }[] = []
  for (const event of sincePassing(days.table.events)) {
    if (event.event === 'collects' && crops.at(-1)?.space !== event.space)
      crops.push({ space: String(event.space), events: [] })
    else if (event.event === 'took') crops.at(-1)?.events.push(event)
  }
  return crops
    .map(({ space, events }) => ({
      space,
      takers: [...new Set(events.map(({ seat }) => number(seat)))].map((seat) => ({
        seat,
        tokens: amounts(events.filter((event) => event.seat === seat)),
      })),
    }))
    .filter(({ takers }) => takers.length > 0)
}

/** The cards of a beat as a chain: what is done, its target, and what answers it. */
export function chainOf(days: Days, beat: DaysBeat): Link[] {
  const { facts } = beat
  const { public: about } = days
  const seat = facts.seat ?? facts.owner ?? 0
  const kind = facts.card ?? ''
  const first: Link[] = about.card === null ? [] : [{ seat: about.actor, kind: about.card }]
  switch (beat.beat) {
    case 'reaction':
      return [...first, ...aims(days, first.length > 0), { seat, kind, strikes: true }]
    case 'cancelled':
      return [{ seat, kind, struck: true }, ...reactions(days)]
    case 'stayed':
      return [{ seat: facts.target ?? 0, pawn: 'rick', struck: true }, ...reactions(days)]
    case 'threat':
      return [...first, { seat, kind, threatened: true }]
    case 'destroyed':
      return [...first, { seat, kind, struck: true }]
    case 'saved': {
      const answers = told(beat, 'saved').length > 0 ? reactions(days) : []
      return [...first.map((link) => ({ ...link, struck: true })), { seat, kind }, ...answers]
    }
    default:
      return [{ seat, kind, struck: told(beat, 'no-effect').length > 0 }, ...victims(days, seat)]
  }
}

/** What a reaction answers besides a card: a card in danger, a moving pawn, the resources in question. */
function aims(days: Days, hasCard: boolean): Link[] {
  const { second_card, target, pawn, heap, turn } = days.public
  if (second_card !== null) return [{ seat: target, kind: second_card, threatened: true }]
  const tokens = some(heap)
  if (tokens.length > 0) return [{ seat: target ?? turn, tokens }]
  return hasCard ? [] : [{ seat: target, pawn: pawn ?? 'rick' }]
}

/** The player or possession that a card is played against. */
function victims(days: Days, seat: number): Link[] {
  const { second_card, target } = days.public
  if (target === null || target === seat) return []
  return [second_card === null ? { seat: target } : { seat: target, kind: second_card }]
}

/** The last reaction, which has just taken effect. */
function reactions(days: Days): Link[] {
  const last = days.table.events.findLast(({ event }) => event === 'reacted')
  return last === undefined ? [] : [{ seat: number(last.seat), kind: String(last.card), strikes: true }]
}

const supply = (resource: Resource) => `[data-counter="${resource}"]`
const dimension = (space: unknown) => `[data-zone="space:${space}"]`
const purse = (resource: Resource, seat: unknown) => `[data-counter="${resource}@${number(seat)}"]`

/** The resources that change hands at a beat, one by one. */
export function flightsOf(beat: DaysBeat): Flight[] {
  const flights: Flight[] = []
  let stop: string[] = []
  for (const event of beat.events.filter(isHappening)) {
    const resource = resourceOf(event.resource)
    const [federation, own] = [supply(resource), purse(resource, event.seat)]
    if (event.event === 'collects') stop = [dimension(event.space)]
    let path: string[] = []
    if (event.event === 'took') path = [federation, ...stop, own]
    else if (['paid', 'returned', 'gave-back'].includes(event.event)) path = [own, federation]
    else if (event.event === 'stole') path = [purse(resource, event.target), own]
    if (path.length === 0) continue
    const count = event.count === undefined ? 1 : number(event.count)
    for (let each = 0; each < count; each += 1) flights.push({ resource, path })
  }
  return flights.slice(0, MOST_FLIGHTS)
}

/** The tokens of a collection, from the Federation by way of their dimensions: a token of each kind for each player who takes it. */
export function harvested(crops: Crop[]): Flight[] {
  return crops.flatMap(({ space, takers }) =>
    takers.flatMap(({ seat, tokens }) =>
      tokens.map(([resource]) => ({ resource, path: [supply(resource), dimension(space), purse(resource, seat)] })),
    ),
  )
}
