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
 * Replaces guillemets inside guillemets with “ ”, for inserted names that contain some: « Voir « on » ou « ont » » is
 * hard to read. A text with an unpaired guillemet is unchanged [interface.nested-quotes].
 */
export function withNestedQuotes(text: string): string {
  // NaN after an unpaired closing guillemet.
  let depth = 0;
  const nested = text.replace(/«\s?|\s?»/gu, (quote) => {
    if (quote.startsWith('«')) {
      depth += 1;
      return depth > 1 ? '“' : quote;
    }
    depth = depth > 0 ? depth - 1 : Number.NaN;
    return depth > 0 ? '”' : quote;
  });
  return depth === 0 ? nested : text;
}

/**
 * A date with the French ordinal for the first day of a month: « lundi 1er février » for « lundi 1 février ». In other
 * languages the date is unchanged.
 */
export const withOrdinal = (date: string, locale: string): string =>
  locale.startsWith('fr') ? date.replace(/(?<!\d)1(?= \p{L})/u, '1er') : date;
