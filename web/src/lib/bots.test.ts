import { expect, test } from 'vitest'
import { aboutBot, type BotWords, botTitle, hasTemper, joined, parted } from './bots'

const WORDS: BotWords = {
  levels: [
    { name: 'random', title: 'random', about: 'Answers at random.' },
    { name: 'friend', title: 'friend', about: 'Plays soundly.' },
  ],
  tempers: [{ name: 'bold', title: 'bold', about: 'Takes the daring way.' }],
}

test('a bot is a level with or without a temper', () => {
  expect(parted('friend+bold')).toEqual(['friend', 'bold'])
  expect(parted('friend')).toEqual(['friend', ''])
  for (const name of ['friend+bold', 'friend']) expect(joined(...parted(name))).toBe(name)
})

test('a bot in words', () => {
  expect(botTitle(WORDS, 'friend+bold')).toBe('friend, bold')
  expect(botTitle(WORDS, 'friend')).toBe('friend')
  expect(botTitle(WORDS, 'deep-thought')).toBe('Deep thought')
  expect(aboutBot(WORDS, 'friend+bold')).toBe('Plays soundly. Takes the daring way.')
  expect(aboutBot(WORDS, 'deep-thought')).toBe('')
})

test('bots that play at random, and those of other packages, have no temper', () => {
  expect(['friend', 'random', 'deep-thought'].map((level) => hasTemper(WORDS, level))).toEqual([true, false, false])
})
