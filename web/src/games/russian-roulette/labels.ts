// The few names that only this board needs; all else is told by the game's own words.
import type { BoardTable } from '../../lib/table.svelte'

const LABELS = {
  en: {
    round: 'Round',
    shot: 'Shot',
    answered: 'has answered',
    thinking: 'is thinking',
    covered: 'covered',
    winner: 'Winner',
    accuses: 'accuses',
    aims: 'aims at',
    phases: 'Phases',
    volley: 'The volley',
    piles: 'Piles',
    others: 'The other teams',
    teams: 'The teams',
    yours: 'Your team',
  },
  fr: {
    round: 'Manche',
    shot: 'Tir',
    answered: 'a répondu',
    thinking: 'réfléchit',
    covered: 'caché',
    winner: 'Vainqueur',
    accuses: 'accuse',
    aims: 'vise',
    phases: 'Phases',
    volley: 'La salve',
    piles: 'Les piles',
    others: 'Les autres équipes',
    teams: 'Les équipes',
    yours: 'Votre équipe',
  },
}

export function label(table: BoardTable, name: keyof (typeof LABELS)['en']): string {
  return LABELS[table.words.language][name]
}
