import { type Actor, anonymous } from '@memocartes/contract/permissions/roles';
import { sql } from 'kysely';

import type { Db } from '../../database/database.ts';
import { isActiveAccount, schoolHasAccess } from '../../school-access/school-access.ts';
import { isRecentlyUsed } from '../approval/approval.rules.ts';
import { confirmToken, isIssuedToken, isValidToken } from '../approval/token-hashes.ts';

/** Condition: the class of a student (`classes`) allows revision at home [home-revision.option]. */
const allowsHome = sql<boolean>`(classes.home_revision is not null and classes.home_revision <> 'OFF')`;

/**
 * The device at home with this token that was attached last. It is not revoked and was used in the last 90 days. Its
 * student is active and belongs to a school with access; its follower's account is active. A foreign key deletes a
 * device together with the follower's link to the student.
 */
export const selectAttached = (db: Db, token: Buffer) =>
  db
    .selectFrom('home_devices')
    .innerJoin('students', 'students.id', 'home_devices.students_id')
    .innerJoin('schools', 'schools.id', 'students.schools_id')
    .innerJoin('users', 'users.id', 'home_devices.users_id')
    .innerJoin('authentications', 'authentications.id', 'users.authentications_id')
    .leftJoin('classes', 'classes.id', 'students.classes_id')
    .where(isValidToken('home_devices', token))
    .where('home_devices.date_revoke', 'is', null)
    .where('students.status', '=', 'ACTIVE')
    .where(isRecentlyUsed('home_devices'))
    .where(schoolHasAccess)
    .where(isActiveAccount)
    .orderBy('home_devices.date_attach', 'desc')
    .orderBy('home_devices.id', 'desc')
    .limit(1);

/**
 * The device at home with this token that is attached to `studentId`; without `studentId`, the one that was attached
 * last. Undefined if there is none. Checked on every request [home-revision.gone-at-once]. The actor may
 * access one student only [home-revision.one-child].
 */
export async function findHomeActor(db: Db, token: Buffer, studentId: number | undefined): Promise<Actor | undefined> {
  let query = selectAttached(db, token)
    .select(['home_devices.id', 'home_devices.students_id', 'students.schools_id', 'schools.offers_id'])
    .select(sql<boolean>`home_devices.date_seen < now() - interval '5 minutes'`.as('stale'))
    .select(isIssuedToken('home_devices', token).as('is_new_token'))
    .where(allowsHome);
  if (studentId !== undefined) query = query.where('home_devices.students_id', '=', studentId);
  const row = await query.executeTakeFirst();
  if (!row) return undefined;
  if (row.is_new_token) await confirmToken(db, 'home_devices', token);
  if (row.stale) {
    await db
      .updateTable('home_devices')
      .set({ date_seen: sql`now()` })
      .where('id', '=', row.id)
      .execute();
  }
  const home = { deviceId: row.id, studentId: row.students_id };
  return { ...anonymous, kind: 'DEVICE', schoolId: row.schools_id, offerId: row.offers_id, home };
}
