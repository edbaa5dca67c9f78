/** `light-pockets` becomes `Light pockets`. */
export function plain(key: string): string {
  return capital(key.replace(/[-_:]+/g, ' ').trim())
}

/** A name of at most 24 code units, as the server accepts; joined emoji are not split. */
export function shortened(name: string): string {
  let short = ''
  for (const { segment } of new Intl.Segmenter().segment(name.trim())) {
    if (short.length + segment.length > 24) break
    short += segment
  }
  return short.trimEnd()
}

/** A text with a capital first letter. */
export function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** Lower-case letters without accents, with plain apostrophes and spaces, for searching. */
export function bare(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').replaceAll('’', "'").toLowerCase()
}
