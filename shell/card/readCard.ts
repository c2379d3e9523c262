import { publicCardsCalls } from '@memocartes/contract/cards/public/public-cards.calls';
import type { PublicCard } from '@memocartes/contract/cards/public/public-cards.routes';

import { send } from '../http/send.ts';
import { readSession, type Session } from '../session/readSession.ts';
import { wasSignedIn } from '../session/signedInAccount.ts';

/** The code in `/c/:code`; empty when it can't be decoded. */
export function codeOf(pathname: string): string {
  try {
    return decodeURIComponent(/^\/c\/([^/]+)/i.exec(pathname)?.[1] ?? '');
  } catch {
    return '';
  }
}

/** API path of a card, or of its image, by its code. */
export const pathOf = (path: string, code: string): string => path.replace(':code', encodeURIComponent(code));

/**
 * The question of a printed card.
 *
 * @throws ApiError with status 404 when the code is unknown.
 */
export const readCard = (code: string): Promise<PublicCard> =>
  send<PublicCard>({ ...publicCardsCalls.view, path: pathOf(publicCardsCalls.view.path, code) });

/** The login session of this browser. After a server failure the session is `none`, so that the sign-in is shown. */
export async function readVisitor(): Promise<Session> {
  if (!wasSignedIn()) return { state: 'none' };
  return readSession().catch((): Session => ({ state: 'none' }));
}
