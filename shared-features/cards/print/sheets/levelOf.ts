import { type Level, levels } from '@memocartes/contract/levels/levels';

/** The level in `?level=CE2`, or undefined [printing.level]. */
export const levelOf = (address: URLSearchParams): Level | undefined =>
  levels.find((level) => level === address.get('level'));
