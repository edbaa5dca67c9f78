/** « d’Ada », mais « de Blaise » et « de Yann ». */
export const de = (name: string): string =>
  /^([aàâäeéèêëiîïoôöuùûüœæ]|y[^aeiouéè])/i.test(name) ? `d’${name}` : `de ${name}`
