// The board's own labels; everything else comes from the game's words.
import type { CardType } from './types'

interface Labels {
  /** What something is, after its name. */
  told: (name: string, what: string | number) => string
  round: string
  die: string
  map: string
  order: string
  actions: (count: number) => string
  thinking: string
  placed: string
  screen: (own: boolean) => string
  seen: string
  among: string
  standsFor: string
  guarded: string
  garageLeft: string
  coupon: string
  stakes: string
  heap: string
  left: (count: number) => string
  wins: string
  aim: string
  pays: string
  nothing: string
  collecting: string
  closing: string
  swapping: string
  /** How near the end is: the number of closings up to the one that begins the last round. */
  endsAfter: (closings: number) => string
  split: (tiles: number, cards: number, garage: number) => string
  /** The sources of points. */
  sources: { tiles: string; cards: string; garage: string }
  first: string
  types: Record<CardType, string>
}

const en: Labels = {
  told: (name, what) => `${name}: ${what}`,
  round: 'Round',
  die: 'die',
  map: 'Map of the dimensions',
  order: 'place in the order of play',
  actions: (count) => (count === 1 ? '1 action left' : `${count} actions left`),
  thinking: 'is choosing',
  placed: 'has placed',
  screen: (own) => (own ? 'Behind your screen' : 'Behind the screen'),
  seen: 'Seen',
  among: 'among',
  standsFor: 'pays for any type',
  guarded: 'with a garage token',
  garageLeft: 'garage tokens',
  coupon: 'in force',
  stakes: 'At stake',
  heap: 'Resources at stake',
  left: (count) => `${count} to go`,
  wins: 'winner',
  aim: 'possible answer',
  pays: 'Ways to pay',
  nothing: 'nothing',
  collecting: 'collecting here',
  closing: 'being closed',
  swapping: 'swaps places',
  endsAfter: (closings) =>
    closings === 1 ? 'the next closing begins the last round' : `last round after ${closings} more closings`,
  split: (tiles, cards, garage) => `dimensions ${tiles} · cards ${cards} · garage ${garage}`,
  sources: { tiles: 'dimensions', cards: 'cards', garage: 'garage' },
  first: 'starts',
  types: { character: 'Character', object: 'Object', action: 'Action', place: 'Location', reaction: 'Reaction' },
}

const fr: Labels = {
  told: (name, what) => `${name}\u00a0: ${what}`,
  round: 'Manche',
  die: 'dé',
  map: 'Carte des dimensions',
  order: 'rang dans l’ordre du tour',
  actions: (count) => (count > 1 ? `${count} actions restantes` : `${count} action restante`),
  thinking: 'réfléchit',
  placed: 'a placé',
  screen: (own) => (own ? 'Derrière votre écran' : 'Derrière l’écran'),
  seen: 'Vu',
  among: 'parmi',
  standsFor: 'paie pour tous les types',
  guarded: 'avec un jeton garage',
  garageLeft: 'jetons garage',
  coupon: 'en vigueur',
  stakes: 'En jeu',
  heap: 'Ressources en jeu',
  left: (count) => `encore ${count}`,
  wins: 'victoire',
  aim: 'réponse possible',
  pays: 'Façons de payer',
  nothing: 'rien',
  collecting: 'collecte en cours',
  closing: 'en train de fermer',
  swapping: 'change de place',
  endsAfter: (closings) =>
    closings === 1
      ? 'la prochaine fermeture lance la dernière manche'
      : `dernière manche après encore ${closings} fermetures`,
  split: (tiles, cards, garage) => `dimensions ${tiles} · cartes ${cards} · garage ${garage}`,
  sources: { tiles: 'dimensions', cards: 'cartes', garage: 'garage' },
  first: 'commence',
  types: { character: 'Personnage', object: 'Objet', action: 'Action', place: 'Lieu', reaction: 'Réaction' },
}

export const LABELS: Record<'en' | 'fr', Labels> = { en, fr }
