import type { BoardTable } from '../../lib/table.svelte'

/** The board's own few words, for signs that the game's words do not name. */
const TEXT = {
  en: {
    round: 'Round',
    first: 'First Player',
    acts: 'acting',
    turn: 'turn',
    waited: 'is choosing',
    speaks: 'raises a hand',
    votes: 'is voting',
    voted: 'has voted',
    called: 'called the vote',
    onlyYou: 'only you know',
    forAll: 'face up',
    hidden: 'face down',
    says: 'says',
    or: 'or',
    ratherThan: 'rather than',
    atLeast: 'at least',
    winner: 'winner',
    shots: 'shots this round',
    known: 'What you know',
    open: 'free place',
    special: 'special text',
    touched: 'the card touches this colour',
    notLaid: 'nothing laid',
    of: 'of',
  },
  fr: {
    round: 'Tour',
    first: 'Premier joueur',
    acts: 'en action',
    turn: 'rang',
    waited: 'choisit',
    speaks: 'lève la main',
    votes: 'vote',
    voted: 'a voté',
    called: 'demande le vote',
    onlyYou: 'pour vos seuls yeux',
    forAll: 'face visible',
    hidden: 'face cachée',
    says: 'dit',
    or: 'ou',
    ratherThan: 'plutôt que',
    atLeast: 'au moins',
    winner: 'gagne',
    shots: 'tirs ce tour-ci',
    known: 'Ce que vous savez',
    open: 'place libre',
    special: 'texte spécial',
    touched: 'couleur visée par la carte',
    notLaid: 'rien de posé',
    of: 'sur',
  },
} as const

export type Text = Record<keyof (typeof TEXT)['en'], string>

export function text(table: BoardTable): Text {
  return TEXT[table.words.language]
}

/** What a seat is called on the board: its name, and that it is yours if it is. */
export function calling(table: BoardTable, seat: number): string {
  return seat === table.you ? `${table.name(seat)} (${table.word('you')})` : table.name(seat)
}

/** A zone's name without its seat: `hand:2` is a hand. */
export function place(table: BoardTable, zone: string): string {
  return table.word(`zone-${zone.split(':')[0]}`)
}
