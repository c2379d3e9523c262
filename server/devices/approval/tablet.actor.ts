import { type Actor, anonymous } from '@memocartes/contract/permissions/roles';
import { sql } from 'kysely';

import type { Db } from '../../database/database.ts';
import { prepared } from '../../database/queries/prepared.ts';
import { schoolHasAccess } from '../../school-access/school-access.ts';
import { isApproved } from './approval.rules.ts';
import { confirmToken, isIssuedToken, isValidToken } from './token-hashes.ts';

/** Runs on every request of a tablet. A tablet belongs to the school that approved it last. */
const findDevice = prepared(
  (db, _shape: null, { hash }: { hash: Buffer }) =>
    db
      .selectFrom('devices')
      .innerJoin('schools', 'schools.id', 'devices.schools_id')
      .select(['devices.id', 'devices.schools_id', 'schools.offers_id'])
      .select(sql<boolean>`devices.date_seen < now() - interval '5 minutes'`.as('stale'))
      .select(isIssuedToken('devices', hash).as('is_new_token'))
      .where(isValidToken('devices', hash))
      .where(isApproved)
      .where(schoolHasAccess)
      .orderBy('devices.date_approve', 'desc')
      .limit(1),
  () => true,
);

/**
 * The tablet with this token hash, or undefined. Checked on every request: the school's approval, use in the last 90
 * days, the school's status and expiration.
 */
export async function findDeviceActor(db: Db, hash: Buffer): Promise<Actor | undefined> {
  const [row] = await findDevice(db, null, { hash });
  if (!row) return undefined;
  if (row.is_new_token) await confirmToken(db, 'devices', hash);
  if (row.stale) {
    await db
      .updateTable('devices')
      .set({ date_seen: sql`now()` })
      .where('id', '=', row.id)
      .execute();
  }
  return { ...anonymous, kind: 'DEVICE', id: row.id, schoolId: row.schools_id, offerId: row.offers_id };
}
