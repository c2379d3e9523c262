import { authCalls } from '@memocartes/contract/auth/auth.calls';
import type { LoggedUser } from '@memocartes/contract/auth/auth.routes';
import { asApiError } from '@memocartes/shared-shell/errors';

import { send } from '../http/send.ts';

/** The login session. */
export type Session =
  // No user is signed in on this browser.
  | { readonly state: 'none' }
  | { readonly state: 'expired' }
  // The API could not be reached when the page was opened.
  | { readonly state: 'unknown' }
  | { readonly state: 'open'; readonly user: LoggedUser };

/**
 * Checks the browser's token and reads its user; both calls are sent in parallel, as each round trip delays the first
 * page. The response about the user counts only if the token is valid.
 *
 * @throws ApiError when the server fails or can't be reached.
 */
export async function readSession(): Promise<Session> {
  try {
    const reading = send<{ readonly user: LoggedUser }>(authCalls.user);
    reading.catch(() => undefined);
    await send(authCalls.token);
    const { user } = await reading;
    return { state: 'open', user };
  } catch (thrown) {
    const error = asApiError(thrown);
    if (error?.code === 'NO_SESSION') return { state: 'none' };
    if (error?.status === 401) return { state: 'expired' };
    throw thrown;
  }
}
