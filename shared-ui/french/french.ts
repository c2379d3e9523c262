/** First names whose h is mute: « d’Hugo », but « de Hamza ». */
const muteH = /^h(?:adrien|e|é|è|i|o(?!u)|u(?!a)|y)/iu;

/** Whether French elides before this word. */
function elides(word: string): boolean {
  const plain = word.normalize('NFD').replace(/\p{Diacritic}/gu, '');
  if (/^h/i.test(plain)) return muteH.test(plain);
  if (/^y/i.test(plain)) return !/^y[aeiou]/i.test(plain);
  return /^[aeiouœæ]/i.test(plain);
}

/** « de Zoë », « d’Abdoulaye ». */
export const withDe = (name: string): string => (elides(name) ? `d’${name}` : `de ${name}`);

/** A French date in which the first day of a month is an ordinal: « lundi 1er février », from « lundi 1 février ». */
export const withOrdinal = (date: string): string => date.replace(/(?<!\d)1(?= \p{L})/u, '1er');
