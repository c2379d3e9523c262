import { foldAccents } from '@memocartes/contract/text/accents';

/** Lower case, without accents, with a single space in place of every other character: used to compare headers and names. */
export const plain = (text: string) =>
  foldAccents(text)
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
