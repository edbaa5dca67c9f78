// Which answers each card and each player on the table stand for.
import { familyOf } from './cards'
import { FACE_UP, type LifeTable } from './view'

/** The answers of what stands for none: always the same, so that it is not drawn again. */
export const NONE: string[] = []

/** The kind of question that the viewer has to answer now. */
export function question(table: LifeTable): string | null {
  return table.live && table.moment.options.length > 0 ? (table.view.decision?.kind ?? null) : null
}

/** The seat whose laid cards are to be chosen from now; usually null. */
export function chosenFrom(table: LifeTable): number | null {
  switch (question(table)) {
    case 'armageddon':
    case 'quake':
    case 'bombing':
    case 'mutation':
    case 'steal':
    case 'cloud':
    case 'exchange':
      return table.view.public.victim
    case 'lose':
    case 'offer-laid':
    case 'bunker':
    case 'feed':
    case 'adopt':
    case 'revenge':
    case 'gift':
    case 'pay':
    case 'monster':
    case 'lend':
    case 'threat':
      return table.you
    default:
      return null
  }
}

/** The zone in the middle whose cards are to be chosen from now. */
export function openZone(table: LifeTable): string | null {
  switch (question(table)) {
    case 'fetch':
      return table.view.public.card === 'pet-vulture' ? 'out' : 'discard'
    case 'relaunch':
      return 'out'
    case 'plague':
      return 'plagues'
    case 'luck':
    case 'order':
      return `peek:${table.you}`
    default:
      return null
  }
}

/** The answers by which a card of the viewer's hand is used, the usual one first. */
export function handKeys(table: LifeTable, kind: string): string[] {
  switch (question(table)) {
    case 'pull':
    case 'set-aside':
    case 'keep':
    case 'give-up':
    case 'offer-hand':
      return [`card:${kind}`]
    case 'throw':
      return [`throw:${kind}`]
    case 'bet':
      return [`bet:${kind}`]
  }
  const bet = familyOf(table, kind) === 'wage' && table.view.public.casino ? [`bet:${kind}`] : NONE
  return [`play:${kind}`, ...bet, `discard:${kind}`]
}

/** The answers that an open card in the middle stands for. From the flood it is laid, or only discarded. */
export function openKeys(zone: string, kind: string): string[] {
  return zone === 'flood' ? [`card:${kind}`, `discard:${kind}`] : [`card:${kind}`]
}

/** The player whose laid cards the viewer needs to see first: to weigh them, or to fight with them. */
export function studied(table: LifeTable): number | null {
  return weighs(table) || ['monster', 'lend', 'mutation'].includes(question(table) ?? '') ? chosenFrom(table) : null
}

/** Whether the viewer now chooses among laid cards by their value. */
export function weighs(table: LifeTable): boolean {
  return ['lose', 'steal', 'quake', 'armageddon', 'bombing', 'offer-laid', 'bunker'].includes(question(table) ?? '')
}

/** The answers that a card laid before a seat stands for. */
export function laidKeys(table: LifeTable, name: string, seat: number, kind: string): string[] {
  if (chosenFrom(table) !== seat) return NONE
  switch (question(table)) {
    case 'cloud':
    case 'revenge':
      return name === 'malus' ? [`card:${kind}`] : NONE
    case 'exchange':
      return name === 'hand' ? [`card:${kind}`] : NONE
    case 'gift':
      return name === 'wages' ? [`card:${kind}`] : NONE
    case 'pay':
      return name === 'wages' || kind === 'special-inheritance' ? payKeys(table, kind) : NONE
    case 'monster':
    case 'lend':
      return name === 'belongings' ? fightKeys(table, kind) : NONE
    case 'threat':
      return kind === 'survival-nuclear-threat' ? ['yes'] : NONE
    case 'feed':
      return name === 'belongings' ? [`card:${kind}`] : NONE
    case 'adopt':
      return name === 'children' ? [`card:${kind}`] : NONE
    case 'lose':
      return [`${name === 'affair' ? 'affair' : 'card'}:${kind}`]
    default:
      return FACE_UP.includes(name) ? [`${name === 'affair' ? 'affair' : 'card'}:${kind}`] : NONE
  }
}

/** The ways to pay that include a wage, or the Inheritance; none if it only stands for itself. */
function payKeys(table: LifeTable, kind: string): string[] {
  const coin = kind === 'special-inheritance' ? 'i' : kind.slice(-1)
  const ways = table.moment.options.map((offer) => offer.key)
  const having = ways.filter((key) => key.startsWith('pay:') && key.slice(4).split('-').includes(coin))
  return having.length > 0 ? having : [`pay:${coin}`]
}

function fightKeys(table: LifeTable, kind: string): string[] {
  const own = familyOf(table, kind)
  if (own === 'weapon') return [`use:${kind}`]
  if (own === 'vehicle') return kind === 'vehicle-tank' ? [`use:${kind}`, `flee:${kind}`] : [`flee:${kind}`]
  return NONE
}

/** The answers that name a player. */
export function seatKeys(table: LifeTable, seat: number): string[] {
  switch (question(table)) {
    case 'target':
      return [`seat:${seat}`, `virus:${seat}`]
    case 'attack':
    case 'rob':
      return [`seat:${seat}`]
    case 'start':
    case 'flood':
      return table.offered(`imprison:${seat}`) ? [`imprison:${seat}`] : NONE
    default:
      return NONE
  }
}
