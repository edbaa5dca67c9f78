import { de } from '../../lib/text/french'
import type { Family } from './types'

/** The board's own few words, besides those of the game: figures and controls that only a drawn table has. */
export interface Labels {
  smiles(count: number): string
  laid(count: number): string
  level(level: number): string
  wagesUpTo(most: number): string
  money(worth: number): string
  defence(power: number): string
  skips(turns: number): string
  hand(count: number, size: number): string
  round(number: number): string
  roundsLeft(count: number, counter: string): string
  waits(rounds: number): string
  before(name: string): string
  toFace(count: number): string
  toPay(price: number): string
  toBeat(strength: number): string
  toLose(smiles: number): string
  thrown(smiles: number, target: number): string
  thrownBy(name: string): string
  bet(name: string): string
  points(score: number): string
  cards(count: number): string
  among(names: string[], bet: boolean): string
  offerOf(name: string): string
  lifeOf(name: string): string
  plate(name: string, states: string[]): string
  families: Record<Family, string>
  lastFlirt: string
  underBunker: string
  onlyDiscard: string
  atTurn: string
  thinking: string
  winner: string
  you: string
  open: string
  close: string
  waiting: string
  lives: string
  nothingYet: string
  tally: string
  hiddenSide: string
}

const en: Labels = {
  smiles: (count) => `${count} ${count === 1 ? 'smile' : 'smiles'}`,
  laid: (count) => `${count} laid`,
  level: (level) => `level ${level}`,
  wagesUpTo: (most) => `wages up to ${most}`,
  money: (worth) => `${worth} to spend`,
  defence: (power) => `defence ${power}`,
  skips: (turns) => `skips ${turns} ${turns === 1 ? 'turn' : 'turns'}`,
  hand: (count, size) => (count === size ? `hand: ${count}` : `hand: ${count} of ${size}`),
  round: (number) => `round ${number}`,
  roundsLeft: (count, counter) => `${count} ${count === 1 ? 'round' : 'rounds'} left (after ${counter})`,
  waits: (rounds) => `waiting, ${rounds} ${rounds === 1 ? 'round' : 'rounds'} left`,
  before: (name) => `facing ${name}`,
  toFace: (count) => `${count} still to face it`,
  toPay: (price) => `price ${price}`,
  toBeat: (strength) => `power to reach ${strength}`,
  toLose: (smiles) => `${smiles} ${smiles === 1 ? 'smile' : 'smiles'} to lose`,
  thrown: (smiles, target) => `${smiles} of ${target} smiles thrown`,
  thrownBy: (name) => `from ${name}`,
  bet: (name) => `${name}’s bet`,
  points: (score) => `final count: ${score}`,
  cards: (count) => `${count} ${count === 1 ? 'card' : 'cards'}`,
  among: (names, bet) =>
    `somewhere with ${new Intl.ListFormat('en', { type: 'disjunction' }).format(names)}${bet ? ', or in a bet' : ''}`,
  offerOf: (name) => `${name}’s offer`,
  lifeOf: (name) => `${name}’s life`,
  plate: (name, states) => `${name}: ${states.join(', ')}`,
  families: {
    study: 'Studies',
    wage: 'Wage',
    job: 'Job',
    flirt: 'Flirt',
    marriage: 'Marriage',
    adultery: 'Adultery',
    child: 'Child',
    pet: 'Pet',
    trip: 'Trip',
    house: 'House',
    weapon: 'Weapon',
    vehicle: 'Vehicle',
    survival: 'Survival',
    distinction: 'Distinction',
    malus: 'Malus',
    special: 'Special card',
    cataclysm: 'Cataclysm',
    crisis: 'Crisis',
    event: 'Event',
    monster: 'Monster',
  },
  lastFlirt: 'last flirt',
  underBunker: 'under the Bunker',
  onlyDiscard: 'can only be discarded',
  atTurn: 'playing',
  thinking: 'choosing',
  winner: 'winner',
  you: 'you',
  open: 'Show the whole life',
  close: 'Show less',
  waiting: 'waiting',
  lives: 'The other lives',
  nothingYet: 'a blank page',
  tally: 'Where the smiles come from',
  hiddenSide: 'hidden side',
}

const fr: Labels = {
  smiles: (count) => `${count} ${count < 2 ? 'smile' : 'smiles'}`,
  laid: (count) => `${count} ${count < 2 ? 'posé' : 'posés'}`,
  level: (level) => `niveau ${level}`,
  wagesUpTo: (most) => `salaires jusqu’à ${most}`,
  money: (worth) => `${worth} à dépenser`,
  defence: (power) => `défense ${power}`,
  skips: (turns) => `passe ${turns} ${turns < 2 ? 'tour' : 'tours'}`,
  hand: (count, size) => (count === size ? `main : ${count}` : `main : ${count} sur ${size}`),
  round: (number) => `tour de table ${number}`,
  roundsLeft: (count, counter) => `encore ${count} ${count < 2 ? 'tour' : 'tours'} de table (après ${counter})`,
  waits: (rounds) => `en attente, encore ${rounds} ${rounds < 2 ? 'tour' : 'tours'} de table`,
  before: (name) => `devant ${name}`,
  toFace: (count) => `encore ${count} à l’affronter`,
  toPay: (price) => `prix ${price}`,
  toBeat: (strength) => `puissance à atteindre ${strength}`,
  toLose: (smiles) => `${smiles} ${smiles < 2 ? 'smile' : 'smiles'} à perdre`,
  thrown: (smiles, target) => `${smiles} smiles sur ${target}`,
  thrownBy: (name) => `venant ${de(name)}`,
  bet: (name) => `mise ${de(name)}`,
  points: (score) => `compte final : ${score}`,
  cards: (count) => `${count} ${count < 2 ? 'carte' : 'cartes'}`,
  among: (names, bet) =>
    `quelque part chez ${new Intl.ListFormat('fr', { type: 'disjunction' }).format(names)}${bet ? ', ou dans une mise' : ''}`,
  offerOf: (name) => `Offre ${de(name)}`,
  lifeOf: (name) => `Vie ${de(name)}`,
  plate: (name, states) => `${name} : ${states.join(', ')}`,
  families: {
    study: 'Études',
    wage: 'Salaire',
    job: 'Métier',
    flirt: 'Flirt',
    marriage: 'Mariage',
    adultery: 'Adultère',
    child: 'Enfant',
    pet: 'Animal',
    trip: 'Voyage',
    house: 'Maison',
    weapon: 'Arme',
    vehicle: 'Véhicule',
    survival: 'Survie',
    distinction: 'Distinction',
    malus: 'Malus',
    special: 'Carte spéciale',
    cataclysm: 'Cataclysme',
    crisis: 'Crise',
    event: 'Événement',
    monster: 'Monstre',
  },
  lastFlirt: 'dernier flirt',
  underBunker: 'sous le Bunker',
  onlyDiscard: 'ne peut être que défaussée',
  atTurn: 'joue',
  thinking: 'réfléchit',
  winner: 'victoire',
  you: 'vous',
  open: 'Montrer toute la vie',
  close: 'Montrer moins',
  waiting: 'en attente',
  lives: 'Les autres vies',
  nothingYet: 'une page blanche',
  tally: 'D’où viennent les smiles',
  hiddenSide: 'côté caché',
}

/** The words in the language of the table. */
export function labels(language: 'en' | 'fr'): Labels {
  return language === 'fr' ? fr : en
}
