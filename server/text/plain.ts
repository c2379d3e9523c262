import { foldAccents } from '@memocartes/contract/text/accents';

/** Text in lower case without accents, each run of other characters than letters and digits replaced by one space. */
export const plain = (text: string) =>
  foldAccents(text)
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
