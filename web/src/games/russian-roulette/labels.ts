// The few names that only this board needs; everything else comes from the game's words.
import type { RouletteTable } from './view'

const LABELS = {
  en: {
    round: 'Round',
    shot: 'Shot',
    answered: 'has answered',
    thinking: 'is choosing',
    covered: 'covered',
    winner: 'winner',
    accuses: 'accuses',
    aims: 'aims at',
    soaked: 'wet powder',
    ducked: 'ducked under',
    missed: 'hit a corpse',
    tipped: 'A pocket has been looked at: asked again',
    yourBet: 'Your bet has changed: asked again',
    newBet: 'new bet, asked again',
    phases: 'Phases',
    volley: 'The shot',
    last: 'Last shots',
    middle: 'The middle of the table',
    piles: 'Piles',
    others: 'The other teams',
    teams: 'The teams',
    yours: 'Your team',
    legend: 'What the small numbers mean',
    owned: 'BULLETs among the team’s seven cards',
    loaded: 'BULLETs that may be left, out of so many cards in the gun',
    loose: 'ammunition cards in hand',
    replaced: 'CLICKs replaced by extra BULLETs',
    guilty: 'GUILTY!',
    innocent: 'INNOCENT!',
    bribed: 'CASE DISMISSED',
    losesOne: 'loses a teammate to the judge',
    losesCaptain: 'loses the captain to the judge',
    extraBullet: 'a BULLET more in the gun',
    noBullet: 'no BULLET: there is no CLICK to replace',
    nothingSeen: 'The judge has seen nothing.',
    silence: 'The pockets stay shut. Who cheated?',
    oneCard: 'a card',
    oneMore: '+1 Action card',
    more: 'Action cards',
  },
  fr: {
    round: 'Manche',
    shot: 'Tir',
    answered: 'a répondu',
    thinking: 'réfléchit',
    covered: 'caché',
    winner: 'victoire',
    accuses: 'accuse',
    aims: 'vise',
    soaked: 'poudre mouillée',
    ducked: 'esquivée',
    missed: 'sur un cadavre',
    tipped: 'On a regardé une poche : on redemande',
    yourBet: 'Votre pari a changé : on redemande',
    newBet: 'nouveau pari, on redemande',
    phases: 'Phases',
    volley: 'Le tir',
    last: 'Derniers tirs',
    middle: 'Le milieu de la table',
    piles: 'Les piles',
    others: 'Les autres équipes',
    teams: 'Les équipes',
    yours: 'Votre équipe',
    legend: 'Le sens des petits nombres',
    owned: 'BALLES parmi les sept cartes de l’équipe',
    loaded: 'BALLES qui peuvent rester, sur tant de cartes dans le barillet',
    loose: 'cartes Munition en main',
    replaced: 'CLICS remplacés par des BALLES en plus',
    guilty: 'COUPABLE !',
    innocent: 'NON COUPABLE !',
    bribed: 'NON-LIEU',
    losesOne: 'perd un coéquipier, abattu par le juge',
    losesCaptain: 'perd son capitaine, abattu par le juge',
    extraBullet: 'une BALLE de plus dans l’arme',
    noBullet: 'pas de BALLE : plus de CLIC à remplacer',
    nothingSeen: 'Le juge n’a rien vu.',
    silence: 'Les poches restent fermées. Qui trichait ?',
    oneCard: 'une carte',
    oneMore: '+1 carte Action',
    more: 'cartes Action',
  },
}

export function label(table: RouletteTable, name: keyof (typeof LABELS)['en']): string {
  return LABELS[table.words.language][name]
}

/** A thing and its value: `Gun: 6`. French has a space before the colon. */
export function entry(table: RouletteTable, name: string, what: string | number): string {
  return `${name}${table.words.language === 'fr' ? '\u00a0' : ''}: ${what}`
}

/** This many more Action cards. */
export function cardsMore(table: RouletteTable, count: number): string {
  return count === 1 ? label(table, 'oneMore') : `+${count} ${label(table, 'more')}`
}
