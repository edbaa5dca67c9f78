// The game's part of a view, and what the board derives from it.
import type { BeatOf } from '../../lib/beat'
import type { BoardTable } from '../../lib/table.svelte'
import type { KnownView, View } from '../../lib/views'
import { LABELS } from './text'
import { RESOURCES, some } from './tokens'
import type { BeatName, CardFigures, Facts, Figures, Pawn, Person, Public, Resource, TileFigures } from './types'

export type DaysBeat = BeatOf<BeatName, Facts>
export type DaysTable = BoardTable<View<Public, Person>, Figures, DaysBeat>

/** A pawn on the board; a kept one is behind a screen, visible to its owner and to a replay with all cards open. */
export interface Standing {
  seat: number
  pawn: Pawn
  kept: boolean
}

/** Where resources can be taken from now. */
export type Source = 'heap' | 'federation' | number

export const PHASES = ['mission', 'garage', 'adventure', 'collection', 'drawing', 'discard']
/** With this few closings left the end is near. */
const NEAR = 4

export const HOUSE = 'house'
export const NUMBERS = [1, 2, 3, 4, 5, 6]
export const SPOKES = NUMBERS.map((number) => `${HOUSE}-${number}`)
export const LINKS = NUMBERS.map((number) => `${number}-${(number % NUMBERS.length) + 1}`)

/** One moment of this game, as seen by its viewer. */
export class Days {
  readonly table: DaysTable

  constructor(table: DaysTable) {
    this.table = table
  }

  get you(): number | null {
    return this.table.you
  }

  get labels() {
    return LABELS[this.table.words.language]
  }

  get public(): Public {
    return this.table.view.public
  }

  get players(): Person[] {
    return this.table.view.players
  }

  /** The reaction that could answer, if the viewer holds it; for spectators, any that could be played. */
  get possibleAnswer(): string | null {
    const { fits } = this.public
    if (fits === null || this.you === null) return fits
    return this.table.zone(`hand:${this.you}`).cards.includes(fits) ? fits : null
  }

  /** The other players, in seat order from the viewer; all players for a spectator. */
  get others(): Person[] {
    return this.table.others.map((seat) => this.table.player(seat))
  }

  get mine(): Person | null {
    return this.you === null ? null : this.table.player(this.you)
  }

  /** The kind of question that the viewer is asked. */
  get asked(): string | null {
    return this.table.view.decision?.kind ?? null
  }

  get over(): boolean {
    return this.table.view.result !== null
  }

  /** HD-14.1: how many closings are left until one leaves a black hole and begins the last round, with that one. */
  get closingsLeft(): number {
    return this.public.tiles_left + 1
  }

  /** How near the last round is, in words. */
  get untilTheEnd(): string {
    return this.public.ending ? this.table.word('days-last-round') : this.labels.endsAfter(this.closingsLeft)
  }

  get endIsNear(): boolean {
    return this.closingsLeft <= NEAR
  }

  wins(seat: number): boolean {
    return this.table.view.result?.winners.includes(seat) ?? false
  }

  /** Whether a player has put their pawns behind the screen. */
  placed(seat: number): boolean {
    return this.table.view.phase === 'mission' && this.table.view.answered.includes(seat)
  }

  waitedFor(seat: number): boolean {
    const { waiting, invited } = this.table.view
    return waiting.includes(seat) || invited.includes(seat)
  }

  passed(seat: number): boolean {
    const { turn, passes } = this.public
    if (turn === null || this.over) return false
    const since = (turn - seat + this.players.length) % this.players.length
    return since > 0 && since <= passes
  }

  /** Where a player has put a pawn behind the screen, if the viewer may know; it is a secret answer while others are still choosing. */
  kept(seat: number, pawn: Pawn): string | null {
    const key = this.table.heldBy(seat).find((each) => each.startsWith(`${pawn}:`))
    return key?.slice(pawn.length + 1) ?? null
  }

  /** The pawns at a place, all Ricks first. */
  standing(place: string): Standing[] {
    const pawns: Pawn[] = ['rick', 'morty']
    return pawns.flatMap((pawn) =>
      this.players.flatMap((player): Standing[] => {
        const { seat } = player
        if (player[pawn] === place) return [{ seat, pawn, kept: false }]
        const hidden = player[pawn] === null && this.kept(seat, pawn) === place
        return hidden ? [{ seat, pawn, kept: true }] : []
      }),
    )
  }

  /** Whether nothing is left at a place: one between two black holes is lost with them. */
  lost(place: string): boolean {
    const sides = place.split('-')
    return sides.every((side) => this.public.spaces.some(({ space, hole }) => hole && String(space) === side))
  }

  /** The answers that a place can stand for, the likeliest first. */
  keysOf(place: string): string[] {
    const { asked } = this
    const stays = this.mine?.rick === place ? ['move'] : []
    const moves = [`go:${place}`, ...stays]
    const missions =
      asked === 'morty' || (this.you !== null && this.kept(this.you, 'rick'))
        ? [`morty:${place}`, `rick:${place}`]
        : [`rick:${place}`]
    if (this.table.view.phase === 'mission') return missions
    if (place.includes('-') || asked === 'go' || asked === 'morty-go' || asked === 'spend') return moves
    const tiles = place === HOUSE ? [] : [`tile:${place}`]
    return asked === 'tile' ? [...tiles, ...moves] : [`close:${place}`, ...tiles, ...moves]
  }

  /** The answers that a card in a player's area can stand for. */
  areaKeys(seat: number, kind: string): string[] {
    if (seat !== this.you) return this.asked === 'destroy' ? [] : [`destroy:${kind}`]
    return this.card(kind)?.type === 'object' ? [`use:${kind}`, `guard:${kind}`] : [`guard:${kind}`, `use:${kind}`]
  }

  /** The same for a card in the viewer's hand: a card in an area may be of the same kind, but is a different one. */
  handKeys(kind: string): string[] {
    if (this.asked === 'react') return [`react:${kind}`]
    if (this.asked === 'destroy') return [`destroy:${kind}`]
    return [this.card(kind)?.type === 'reaction' ? `react:${kind}` : `play:${kind}`]
  }

  /** Where the resources lie that the viewer may take now. */
  get source(): Source {
    const { heap, target, reaction } = this.public
    if (this.asked === 'elbow' || (this.asked === 'take' && some(heap).length > 0)) return 'heap'
    return this.asked === 'take' && reaction === null && target !== null ? target : 'federation'
  }

  supplyKeys(resource: Resource): string[] {
    const named = `name:${resource}`
    if (this.asked === 'name') return [named]
    return this.source === 'federation' ? [`take:${resource}`, named] : []
  }

  /** The answers that a player's resources can stand for, the viewer's or another's. */
  tokenKeys(seat: number, resource: Resource): string[] {
    if (seat !== this.you) return this.source === seat ? [`take:${resource}`] : []
    return this.asked === 'return' ? [`return:${resource}`] : [`spend:${resource}`, `return:${resource}`]
  }

  heapKeys(resource: Resource): string[] {
    if (this.asked === 'leave') return [`leave:${resource}`]
    return this.source === 'heap' ? [`take:${resource}`] : []
  }

  /** The ways to pay on offer, as tokens. */
  get ways(): { key: string; tokens: [Resource, number][] }[] {
    if (this.asked !== 'pay') return []
    return this.table.moment.options.map(({ key }) => ({ key, tokens: this.#tokensIn(key) }))
  }

  /** The cards of a player's hand whose faces the viewer knows, other than the viewer's own. */
  seenIn(seat: number): string[] {
    return this.table.zone(`hand:${seat}`).cards.filter((kind) => kind !== null)
  }

  /** What the viewer knows to lie in a place, or among several, without knowing where. */
  rumours(zone: string): KnownView[] {
    return this.table.view.known.filter(({ among }) => among[zone] !== undefined)
  }

  /** The same in words. */
  rumour(known: KnownView): string {
    const cards = known.contents.map((kind) => this.table.cardName(kind, true)).join(', ')
    return this.labels.told(this.labels.seen, `${cards} – ${this.labels.among} ${this.among(known)}`)
  }

  /** Where such cards lie, in words: `hand (Ada) 3, deck 12`. */
  among(known: KnownView): string {
    const places = Object.entries(known.among).map(([zone, count]) => {
      const [sort = '', seat] = zone.split(':')
      const owner = seat !== undefined && sort !== 'space' ? ` (${this.table.name(Number(seat))})` : ''
      return `${this.table.word(`zone-${sort}`)}${owner} ${count}`
    })
    return places.join(', ')
  }

  /** HD-14.4: the sources of a player's points. */
  split(player: Person): { tiles: number; cards: number; garage: number } {
    const sum = (zone: string) =>
      this.table
        .zone(`${zone}:${player.seat}`)
        .cards.reduce((points, kind) => points + (this.points(kind ?? '') ?? 0), 0)
    const [tiles, cards] = [sum('closed'), sum('area') + sum('pile')]
    return { tiles, cards, garage: player.points - tiles - cards }
  }

  resource(resource: Resource): string {
    return this.table.word(`resource-${resource}`)
  }

  /** Tokens in words: `2 × Mega-seed, 1 × Time crystal`. */
  inWords(tokens: [Resource, number][]): string {
    return tokens.map(([resource, count]) => `${count} × ${this.resource(resource)}`).join(', ') || this.labels.nothing
  }

  pawnName({ seat, pawn }: Standing): string {
    return `${this.table.word(`days-${pawn}`)} (${this.table.name(seat)})`
  }

  whoIsAt(place: string): string {
    const there = this.standing(place)
    return there.length
      ? this.labels.told(this.table.word('days-pawns'), there.map((pawn) => this.pawnName(pawn)).join(', '))
      : ''
  }

  /** What is printed on a card; undefined for a tile. */
  card(kind: string): CardFigures | undefined {
    return this.table.figures.cards[kind]
  }

  /** What is printed on a dimension tile; undefined for a card. */
  tile(kind: string): TileFigures | undefined {
    return this.table.figures.tiles[kind]
  }

  points(kind: string): number | undefined {
    return this.tile(kind)?.points ?? this.card(kind)?.points
  }

  /** `pay:2G-1S` as tokens. */
  #tokensIn(key: string): [Resource, number][] {
    const parts = key.slice(key.indexOf(':') + 1).split('-')
    return RESOURCES.flatMap((resource): [Resource, number][] => {
      const letter = this.table.figures.letters[resource]
      const part = parts.find((each) => each.endsWith(letter) && /^\d/.test(each))
      return part ? [[resource, Number.parseInt(part, 10)]] : []
    })
  }
}
