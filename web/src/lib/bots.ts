// Bots: a level and a temper, as `friend+bold`, in the words of the catalogue.
import type { Catalogue, GameInfo } from './protocol'
import { plain } from './text/letters'

/** In place of a temper: each bot of a table gets another one. */
export const MIXED = 'mixed'

export type BotWords = Pick<Catalogue, 'levels' | 'tempers'>

/** The bots of a table: the levels of its game, the usual one, and their words. */
export interface Bots {
  levels: string[]
  usual: string
  words: BotWords
}

export function botsOf({ levels, tempers }: Catalogue, game: GameInfo): Bots {
  return { levels: game.bots, usual: game.usual_bot, words: { levels, tempers } }
}

/** The level and the temper of a bot; a bot without a temper has an empty one. */
export function parted(name: string): [level: string, temper: string] {
  const [level = '', temper = ''] = name.split('+')
  return [level, temper]
}

export function joined(level: string, temper: string): string {
  return temper ? `${level}+${temper}` : level
}

/** Whether bots of a level have tempers: those of other packages, and those that play at random, have none. */
export function hasTemper(words: BotWords, level: string): boolean {
  return level !== 'random' && words.levels.some(({ name }) => name === level)
}

/** A level or a temper in words. */
export function titleOf(infos: { name: string; title: string }[], name: string): string {
  return infos.find((info) => info.name === name)?.title ?? plain(name)
}

/** A bot in words: `friend, bold`. */
export function botTitle(words: BotWords, name: string): string {
  const [level, temper] = parted(name)
  const titles = [titleOf(words.levels, level), ...(temper ? [titleOf(words.tempers, temper)] : [])]
  return titles.join(', ')
}

/** A description of a bot: a sentence for its level, and one for its temper. */
export function aboutBot(words: BotWords, name: string): string {
  const [level, temper] = parted(name)
  const infos = [words.levels.find((info) => info.name === level), words.tempers.find((info) => info.name === temper)]
  return infos.flatMap((info) => info?.about ?? []).join(' ')
}
