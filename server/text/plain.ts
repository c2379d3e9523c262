import { foldAccents } from '@memocartes/contract/text/accents';

/** Text in lower case without accents, ligatures and typographic apostrophes, as the database's `f_unaccent` folds it. */
export const fold = (text: string) =>
  foldAccents(text).replaceAll('œ', 'oe').replaceAll('æ', 'ae').replaceAll('’', "'");

/** Text in lower case without accents, each run of other characters than letters and digits replaced by one space. */
export const plain = (text: string) =>
  fold(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
