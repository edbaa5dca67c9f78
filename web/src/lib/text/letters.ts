/** `light-pockets` becomes `Light pockets`. */
export function plain(key: string): string {
  return capital(key.replace(/[-_:]+/g, ' ').trim())
}

/** The first letter of a name, or the first emoji, which may be several code points. */
export function initial(name: string): string {
  const [first] = new Intl.Segmenter().segment(name.trim())
  return first?.segment.toUpperCase() ?? ''
}

/** A text with a capital first letter. */
export function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** Small letters without accents, with plain apostrophes and spaces, for searching. */
export function bare(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').replaceAll('’', "'").toLowerCase()
}
