const LONG = 10
const BREAK = /(?<=\p{L}{3})(?=[bcdfghjklmnpqrstvwxz][aàâeéèêëiîïoôuùûüy]\p{L}{2})/giu

/** Words that are too long for a narrow place, with soft hyphens where both languages may break them: browsers without a dictionary
 * would break them anywhere. */
export function soft(words: string): string {
  return words.replace(/\p{L}+/gu, (word) => (word.length < LONG ? word : word.replace(BREAK, '\u00ad')))
}
