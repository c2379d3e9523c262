import { authCalls } from '@memocartes/contract/auth/auth.calls';
import type { LoggedUser } from '@memocartes/contract/auth/auth.routes';

import { type ApiError, send } from '../http/send.ts';

/** The login session. */
export type Session =
  // Nobody has signed in here.
  { readonly state: 'none' } | { readonly state: 'expired' } | { readonly state: 'open'; readonly user: LoggedUser };

/**
 * Checks the token of the browser, then reads its user.
 *
 * @throws ApiError when the server fails.
 */
export async function readSession(): Promise<Session> {
  try {
    await send(authCalls.token);
    const { user } = await send<{ user: LoggedUser }>(authCalls.user);
    return { state: 'open', user };
  } catch (thrown) {
    const { status, code } = thrown as ApiError;
    if (code === 'NO_SESSION') return { state: 'none' };
    if (status === 401) return { state: 'expired' };
    throw thrown;
  }
}
