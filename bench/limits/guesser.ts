import { portalHeader } from '@memocartes/contract/http/portal-header';
import type { Db } from '@memocartes/server/database/database';
import type { startNginx } from '@memocartes/server/testing/processes/nginx';
import { sql } from 'kysely';

export type Portal = { db: Db; nginx: Awaited<ReturnType<typeof startNginx>> };

/** E-mail address of the account, IP address and headers of the n-th attempt. */
export type Guesser = (n: number) => { email: string; from?: string; headers?: Record<string, string> };

export type Guessed = { compared: number; inFirstHour: number };

const hour = 3600;

export const signIn = (
  { nginx }: Portal,
  { email, from, headers }: ReturnType<Guesser>,
  password: string,
  cookie?: string,
) =>
  nginx.request('/api/auth/login', {
    method: 'POST',
    headers: { ...portalHeader, 'sec-fetch-site': 'same-origin', ...(cookie && { cookie }), ...headers },
    body: { email, password },
    ...(from && { from }),
  });

/** Advances the clock of every counter. */
const advanceClock = (db: Db, seconds: number) =>
  sql`update rate_limits set expire = expire - ${Math.ceil(seconds * 1000)}`.execute(db);

/** Signs a person in. @returns the cookie that marks the browser as known */
export async function openBrowser(portal: Portal, email: string, password: string): Promise<string> {
  const { status, headers } = await signIn(portal, { email }, password);
  const cookies = [headers['set-cookie'] ?? []].flat();
  const deviceCookie = cookies.find((line) => line.startsWith('known_device='));
  if (status !== 200 || !deviceCookie) throw new Error(`The person could not sign in: ${status}.`);
  return deviceCookie.split(';', 1)[0]!;
}

/**
 * Tries wrong passwords for a number of hours. Each time `nbConsecutive` attempts in succession are refused, waits for
 * their shortest `Retry-After`.
 * @param onWait runs at every wait, such as the owner's own sign-in
 * @returns the numbers of passwords compared in all and in the first hour, including the attempts that caused a lock
 */
export async function guess(
  portal: Portal,
  guesser: Guesser,
  { hours, nbConsecutive, onWait }: { hours: number; nbConsecutive: number; onWait?: () => Promise<void> },
): Promise<Guessed> {
  let now = 0;
  let sent = 0;
  let compared = 0;
  let inFirstHour = 0;
  while (now < hours * hour) {
    let refused = 0;
    let shortest = Infinity;
    while (refused < nbConsecutive) {
      const { status, headers } = await signIn(portal, guesser(sent), 'faux');
      sent += 1;
      if (status === 401) {
        compared += 1;
        [refused, shortest] = [0, Infinity];
        continue;
      }
      if (status !== 429) throw new Error(`A wrong password got the status ${status}.`);
      refused += 1;
      shortest = Math.min(shortest, Number(headers['retry-after']));
    }
    compared += 1; // The attempt that caused the lock was compared too.
    if (now < hour) inFirstHour = compared;
    await onWait?.();
    await advanceClock(portal.db, shortest);
    now += shortest;
  }
  return { compared, inFirstHour };
}
