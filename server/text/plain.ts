import { foldAccents } from '@memocartes/contract/text/accents';

/** Lower case, without accents, with single spaces in place of every sign: what headers and names are compared by. */
export const plain = (text: string) =>
  foldAccents(text)
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
