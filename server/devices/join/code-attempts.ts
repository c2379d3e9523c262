import type { Actor } from '@memocartes/contract/permissions/roles';

import type { Db } from '../../database/database.ts';
import { type Attempt, limits } from '../../rate-limits/limits.ts';
import { hasJoinedRecently } from './device.queries.ts';

/**
 * Counts a tablet's attempt to enter a session code; the limits are in `limitTable` [tablets.wrong-code].
 * @param address network address of the tablet
 * @returns `refund`: gives back the tablet's own point after a right code
 * @throws TOO_MANY_CODES
 */
export async function startCodeAttempt(
  db: Db,
  tablet: Actor,
  address: string,
): Promise<Pick<Attempt, 'fail' | 'refund'>> {
  const isKnown = await hasJoinedRecently(db, tablet);
  const own = { device: tablet.id };
  await limits(db).consume('session-code-tablet', own);
  const refund = () => limits(db).refund('session-code-tablet', own);
  const { fail } = await limits(db)
    .attempt(isKnown ? 'session-code-known-device' : 'session-code', { school: tablet.schoolId!, address })
    // If the code is not tried because other tablets failed too often, this tablet has not failed.
    .catch(async (error: unknown) => {
      await refund();
      throw error;
    });
  return { fail, refund };
}
