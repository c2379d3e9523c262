import { fold } from '@memocartes/contract/text/fold';

/** Text in lower case without accents, with one space for each run of characters other than letters and digits. */
export const plain = (text: string) =>
  fold(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
