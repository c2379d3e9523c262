import { authCalls } from '@memocartes/contract/auth/auth.calls';
import type { LoggedUser } from '@memocartes/contract/auth/auth.routes';

import { type ApiError, send } from '../http/send.ts';

/** Who is signed in: nobody, somebody whose session is over, or a person. */
export type Session =
  { readonly state: 'none' } | { readonly state: 'expired' } | { readonly state: 'open'; readonly user: LoggedUser };

/**
 * Asks whether the stored token is good, then who it belongs to.
 *
 * @throws ApiError when the server can't tell.
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
