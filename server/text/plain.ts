import { foldAccents } from '@memocartes/contract/text/accents';

/** Text in lower case without accents, ligatures and typographic apostrophes, as the database's `f_unaccent` does. */
export const fold = (text: string) =>
  foldAccents(text).replaceAll('œ', 'oe').replaceAll('æ', 'ae').replaceAll('’', "'");

/** Text in lower case without accents, with one space for each run of characters other than letters and digits. */
export const plain = (text: string) =>
  fold(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
