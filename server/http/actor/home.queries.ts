import { type Actor, anonymous } from '@memocartes/contract/permissions/roles';
import { sql } from 'kysely';

import type { Db } from '../../database/database.ts';
import { isServed, isUsed } from './device.rules.ts';

/** The account of the follower (`authentications as a`) is in use. */
export const isActiveAccount = sql<boolean>`(a.status = 'ACTIVE' and (a.date_expiration is null or a.date_expiration > now()))`;

/** The class of a student (`classes as c`) allows revision at home [home-revision.option]. */
const allowsHome = sql<boolean>`(c.home_revision is not null and c.home_revision <> 'OFF')`;

/**
 * Devices at home that are attached to a student now, by their token: not revoked, used within 90 days, of an active student of a
 * served school, and of a follower whose account is active. A device goes with its link to the student by a foreign key.
 */
export const selectAttached = (db: Db, token: Buffer) =>
  db
    .selectFrom('home_devices as d')
    .innerJoin('students as t', 't.id', 'd.students_id')
    .innerJoin('schools as s', 's.id', 't.schools_id')
    .innerJoin('users as u', 'u.id', 'd.users_id')
    .innerJoin('authentications as a', 'a.id', 'u.authentications_id')
    .leftJoin('classes as c', 'c.id', 't.classes_id')
    .where('d.token_hash', '=', token)
    .where('d.date_revoke', 'is', null)
    .where('t.status', '=', 'ACTIVE')
    .where(isUsed)
    .where(isServed)
    .where(isActiveAccount)
    .orderBy('d.date_attach', 'desc')
    .orderBy('d.id', 'desc')
    .limit(1);

/**
 * The device at home behind a token, for the student named or for the one it was attached to last; or undefined. Checked at every
 * request [home-revision.gone-at-once].
 */
export async function findHomeActor(db: Db, token: Buffer, studentId: number | undefined): Promise<Actor | undefined> {
  const row = await selectAttached(db, token)
    .select(['d.id', 'd.students_id', 't.schools_id', 's.offers_id'])
    .select(sql<boolean>`d.date_seen < now() - interval '5 minutes'`.as('stale'))
    .where(allowsHome)
    .$if(studentId !== undefined, (devices) => devices.where('d.students_id', '=', studentId!))
    .executeTakeFirst();
  if (!row) return undefined;
  if (row.stale)
    await db
      .updateTable('home_devices')
      .set({ date_seen: sql`now()` })
      .where('id', '=', row.id)
      .execute();
  const home = { deviceId: row.id, studentId: row.students_id };
  return { ...anonymous, kind: 'DEVICE', schoolId: row.schools_id, offerId: row.offers_id, home };
}
