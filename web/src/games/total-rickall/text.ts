import { type RickallTable, talkOf } from './view'

/** The board's own few words, for signs that the game's words do not name. */
const TEXT = {
  en: {
    round: 'Round',
    first: 'First Player',
    acts: 'acting',
    turn: 'turn',
    turns: '1st 2nd 3rd 4th 5th',
    players: 'The players',
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
    nextIdentity: 'the next Identity',
    tellReal: 'Say “{name} is Real”',
    tellParasite: 'Say “{name} is a Parasite”',
    declareName: 'Declare',
    declare: 'Declare: no Parasite is left!',
    declareStakes:
      'With {count} votes, yours among them, the centre is revealed. No Parasite: you all win. One: you all lose.',
    atLeast: 'at least',
    winner: 'winner',
    shots: 'a shot was fired',
    known: 'What you know',
    knownToAll: 'What everyone knows',
    open: 'free place',
    special: 'special text',
    touched: 'the card touches this colour',
    picked: 'chosen first',
    notLaid: 'no card laid',
    of: 'of',
    you: 'You',
    yourSide: 'Your side',
    hold: '(press and hold)',
    lookFirst: 'First look at your side',
    later: 'Later',
    gotIt: 'Got it',
    aimReal: 'Your aim: exterminate every Parasite.',
    aimParasite: 'Your aim: one Parasite at least survives.',
    parasiteHit: 'Well shot: a Parasite!',
    realHit: 'Alas: a Real!',
    failsTold: 'Reals lost',
    colon: ': ',
    opens: '“',
    closes: '”',
  },
  fr: {
    round: 'Tour',
    first: 'Premier joueur',
    acts: 'en action',
    turn: 'rang',
    turns: '1er 2e 3e 4e 5e',
    players: 'Les joueurs',
    waited: 'réfléchit',
    speaks: 'lève la main',
    votes: 'vote',
    voted: 'a voté',
    called: 'demande le vote',
    onlyYou: 'vous seul le savez',
    forAll: 'face visible',
    hidden: 'face cachée',
    says: 'dit',
    or: 'ou',
    ratherThan: 'plutôt que',
    nextIdentity: 'la prochaine Identité',
    tellReal: 'Dire «\u00a0{name} est un Réel\u00a0»',
    tellParasite: 'Dire «\u00a0{name} est un Parasite\u00a0»',
    declareName: 'Déclarer',
    declare: 'Déclarer : plus aucun Parasite !',
    declareStakes:
      'Avec {count} voix, la vôtre comprise, on révèle le centre. Aucun Parasite : vous gagnez tous. Un seul : vous perdez tous.',
    atLeast: 'au moins',
    winner: 'victoire',
    shots: 'on a tiré',
    known: 'Ce que vous savez',
    knownToAll: 'Ce que tout le monde sait',
    open: 'place libre',
    special: 'texte spécial',
    touched: 'couleur visée par la carte',
    picked: 'premier choix',
    notLaid: 'pas de carte posée',
    of: 'sur',
    you: 'Vous',
    yourSide: 'Votre camp',
    hold: '(maintenez appuyé)',
    lookFirst: 'Regardez d’abord votre camp',
    later: 'Plus tard',
    gotIt: 'Compris',
    aimReal: 'Votre but : exterminer tous les Parasites.',
    aimParasite: 'Votre but : qu’un Parasite au moins survive.',
    parasiteHit: 'Bien visé : un Parasite !',
    realHit: 'Hélas, c’était un Réel !',
    failsTold: 'Réels perdus',
    colon: '\u00a0: ',
    opens: '«\u00a0',
    closes: '\u00a0»',
  },
} as const

export type Text = Record<keyof (typeof TEXT)['en'], string>

export function text(table: RickallTable): Text {
  return TEXT[table.words.language]
}

/** The name of a seat, marked if it is the viewer's. */
export function calling(table: RickallTable, seat: number): string {
  return seat === table.you ? `${table.name(seat)} (${table.word('you')})` : table.name(seat)
}

/** `hand: 3`, with the spaces of the language. */
export function told(table: RickallTable, name: string, what: string | number): string {
  return `${name}${text(table).colon}${what}`
}

export function quoted(table: RickallTable, words: string): string {
  return `${text(table).opens}${words}${text(table).closes}`
}

/** The turn in which a player acts, as a sign beside the name. */
export function nth(table: RickallTable, turn: number): string {
  return text(table).turns.split(' ')[turn - 1] ?? `${turn}`
}

/** A zone's name without its seat: `hand:2` is a hand. */
export function place(table: RickallTable, zone: string): string {
  return table.word(`zone-${zone.split(':')[0]}`)
}

/** What a player is doing now, in words; undefined if nothing. */
export function doingOf(table: RickallTable, seat: number): string | undefined {
  const { result, waiting, public: shared } = table.view
  const say = text(table)
  const talk = talkOf(table, seat)
  if (talk) return say[talk]
  if (waiting.includes(seat)) return say.waited
  return result === null && shared.actor === seat ? say.acts : undefined
}
