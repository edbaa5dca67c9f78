const LONG = 10
const BREAK = /(?<=\p{L}{3})(?=[bcdfghjklmnpqrstvwxz][aàâeéèêëiîïoôuùûüy]\p{L}{2})/giu

/** Put soft hyphens into long words, where both languages may break them. Browsers without a dictionary would break them anywhere. */
export function soft(words: string): string {
  return words.replace(/\p{L}+/gu, (word) => (word.length < LONG ? word : word.replace(BREAK, '\u00ad')))
}
