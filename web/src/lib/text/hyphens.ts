const LONG = 9
/** Before a consonant and a vowel; ch, ph, th, gn and qu stay together. */
const BREAK =
  /(?<=\p{L}{3})(?<![cpt](?=h)|g(?=n))(?=(?:[cpt]h|gn|qu|[bcdfghjklmnprstvwxz])[aàâeéèêëiîïoôuùûüy]\p{L}{2})/giu

/** Put soft hyphens into long words, where both languages allow breaks. Browsers without a dictionary would break them anywhere. */
export function soft(words: string): string {
  return words.replace(/\p{L}+/gu, (word) => (word.length < LONG ? word : word.replace(BREAK, '\u00ad')))
}
