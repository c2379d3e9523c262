import { plain } from '../../text/plain.ts';
import type { NameOrder } from '../columns/student-headers.ts';

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

const wordsOf = (text: string) => text.split(/\s+/).filter(Boolean);

/** Whether a word is written in capitals, as last names often are: « DUPONT », not « É. ». */
const isCapital = (word: string) =>
  (word.match(/\p{L}/gu)?.length ?? 0) > 1 && word === word.toUpperCase() && word !== word.toLowerCase();

const isParticle = (word: string) => particles.has(word.toLowerCase());

/** Number of words of the last name at the start: particles and the word after them. */
function nbLastWords(words: readonly string[]): number {
  const first = words.findIndex((word) => !isParticle(word));
  return Math.max(1, first + 1);
}

/** Number of words at the start that are in capitals, with the particles before them: « de LA TOUR »; 0 without capitals. */
function nbCapitalWords(words: readonly string[]): number {
  const start = words.findIndex((word) => isCapital(word) || !isParticle(word));
  const nbCapitals = words.slice(start).findIndex((word) => !isCapital(word));
  return nbCapitals > 0 ? start + nbCapitals : 0;
}

/** Number of words at the end that are in capitals, with the particles before them; 0 without capitals. */
function nbCapitalWordsAtEnd(words: readonly string[]): number {
  const backwards = words.toReversed();
  const nbCapitals = backwards.findIndex((word) => !isCapital(word));
  if (nbCapitals <= 0) return 0;
  const nbParticles = backwards.slice(nbCapitals).findIndex((word) => !isParticle(word));
  return nbParticles < 0 ? words.length : nbCapitals + nbParticles;
}

/**
 * Splits a cell with both names [import.full-name]. A comma, or words in capitals with the particles before them, show
 * the last name. Otherwise, one word and the particles before it are the last name if it comes first or the order is
 * unknown, else one word is the first name. A cell with a last name only has no first name, so its row is refused.
 */
export function splitFullName(cell: string, order: NameOrder): Names {
  const [beforeComma = '', ...others] = cell.split(',').map((part) => part.trim());
  const afterComma = others.join(' ').trim();
  if (afterComma) return { firstname: afterComma, lastname: beforeComma };
  const words = wordsOf(beforeComma);
  const onlyLast = { firstname: '', lastname: beforeComma };
  if (words.length < 2) return isCapital(beforeComma) ? onlyLast : { firstname: beforeComma, lastname: '' };
  const at = (count: number, lastIsFirst: boolean): Names => {
    const start = words.slice(0, count).join(' ');
    const end = words.slice(count).join(' ');
    return lastIsFirst ? { lastname: start, firstname: end } : { firstname: start, lastname: end };
  };
  const nbCapitalsFirst = nbCapitalWords(words);
  const nbCapitalsLast = nbCapitalWordsAtEnd(words);
  if (nbCapitalsFirst > 0) return at(nbCapitalsFirst, true);
  if (nbCapitalsLast > 0) return at(words.length - nbCapitalsLast, false);
  if (order === 'firstLast') return at(1, false);
  const nbLast = nbLastWords(words);
  return nbLast < words.length ? at(nbLast, true) : onlyLast;
}

/**
 * First name of a cell with both names, beside a column with the last name, which the cell may repeat at its start or
 * end: « DUPONT Zoé » or « Zoé » beside « Dupont » [import.full-name].
 */
export function firstNameBeside(cell: string, lastname: string, order: NameOrder): string {
  const words = wordsOf(cell);
  const last = plain(lastname);
  for (let count = 1; count < words.length; count += 1) {
    if (plain(words.slice(0, count).join(' ')) === last) return words.slice(count).join(' ');
    if (plain(words.slice(-count).join(' ')) === last) return words.slice(0, -count).join(' ');
  }
  if (words.length === 1) return plain(cell) === last ? '' : cell;
  return splitFullName(cell, order).firstname;
}

/**
 * Whether the names of a cell are separated by a guess: nothing but the number of words shows where the last name ends
 * (« Saint Martin Zoé »), or nothing shows the order of the names [import.guessed-names].
 */
export function isGuessed(cell: string, order: NameOrder): boolean {
  if (cell.includes(',')) return false;
  const words = wordsOf(cell);
  if (nbCapitalWords(words) > 0 || nbCapitalWordsAtEnd(words) > 0) return false;
  // Particles belong to the word after them.
  const nbNames = words.filter((word) => !isParticle(word)).length;
  return nbNames > 2 || (order === 'anyOrder' && words.length > 1);
}
