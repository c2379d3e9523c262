/** First names whose h is mute: « d’Hugo », but « de Hamza ». */
const muteH = /^h(?:adrien|e|é|è|i|o(?!u)|u(?!a)|y)/iu;

/** Whether « de » becomes « d’ » before a word. */
function elides(word: string): boolean {
  const plain = word.normalize('NFD').replace(/\p{Diacritic}/gu, '');
  if (/^h/i.test(plain)) return muteH.test(plain);
  if (/^y/i.test(plain)) return !/^y[aeiou]/i.test(plain);
  return /^[aeiouœæ]/i.test(plain);
}

/** A name after « de », elided if needed: « de Zoë », « d’Abdoulaye ». */
export const withDe = (name: string): string => (elides(name) ? `d’${name}` : `de ${name}`);

/**
 * A date with the French ordinal for the first day of a month: « lundi 1er février » for « lundi 1 février ». In other
 * languages the date is unchanged.
 */
export const withOrdinal = (date: string, locale: string): string =>
  locale.startsWith('fr') ? date.replace(/(?<!\d)1(?= \p{L})/u, '1er') : date;
