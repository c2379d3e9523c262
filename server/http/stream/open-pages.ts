import { refuse } from '../errors.ts';

/** Maximum open pages of one account, or of one tablet, per process. */
const maxOpenPages = 10;

/** @throws TOO_MANY_REQUESTS with this message if the account or tablet already has `maxOpenPages` */
export function checkOpenPages(nbOpen: number, message: string): void {
  if (nbOpen >= maxOpenPages) throw refuse('TOO_MANY_REQUESTS', message);
}
