type Names = { firstname: string; lastname: string };

const particles = new Set([
  'de',
  'du',
  'des',
  'la',
  'le',
  'van',
  'von',
  'den',
  'der',
  'el',
  'al',
  'ben',
  'da',
  'dos',
  'di',
]);

/** Whether a word is written in capitals, as last names often are: « DUPONT », not « É. ». */
const isCapital = (word: string) =>
  (word.match(/\p{L}/gu)?.length ?? 0) > 1 && word === word.toUpperCase() && word !== word.toLowerCase();

/** Number of words of the last name at the start: particles and the word after them. */
function nbLastWords(words: readonly string[]): number {
  const first = words.findIndex((word) => !particles.has(word.toLowerCase()));
  return Math.max(1, first + 1);
}

/**
 * Splits a cell with both names [import.full-name]. A comma or the words in capitals show the last name. Otherwise, one
 * word and the particles before it are the last name if it comes first, else one word is the first name. A cell with a
 * last name only has no first name, so its row is refused.
 */
export function splitFullName(cell: string, order: 'lastFirst' | 'firstLast'): Names {
  const [beforeComma = '', ...others] = cell.split(',').map((part) => part.trim());
  const afterComma = others.join(' ').trim();
  if (afterComma) return { firstname: afterComma, lastname: beforeComma };
  const words = beforeComma.split(/\s+/).filter(Boolean);
  const onlyLast = { firstname: '', lastname: beforeComma };
  if (words.length < 2) return isCapital(beforeComma) ? onlyLast : { firstname: beforeComma, lastname: '' };
  const at = (count: number, lastIsFirst: boolean): Names => {
    const start = words.slice(0, count).join(' ');
    const end = words.slice(count).join(' ');
    return lastIsFirst ? { lastname: start, firstname: end } : { firstname: start, lastname: end };
  };
  const nbCapitalsFirst = words.findIndex((word) => !isCapital(word));
  const nbCapitalsLast = words.toReversed().findIndex((word) => !isCapital(word));
  if (nbCapitalsFirst > 0) return at(nbCapitalsFirst, true);
  if (nbCapitalsLast > 0) return at(words.length - nbCapitalsLast, false);
  if (order === 'firstLast') return at(1, false);
  const nbLast = nbLastWords(words);
  return nbLast < words.length ? at(nbLast, true) : onlyLast;
}
