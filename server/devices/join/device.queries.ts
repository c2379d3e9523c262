import type { DeviceState } from '@memocartes/contract/devices/join/device.routes';
import type { Actor } from '@memocartes/contract/permissions/roles';
import { sql } from 'kysely';

import type { Db } from '../../database/database.ts';
import { avatarOf } from '../../database/queries/avatars.ts';
import { isApproved, isServed, isWaiting } from '../../http/actor/device.rules.ts';

/** A school still served, by its code; spaces and case are ignored. */
export const findSchoolByCode = (db: Db, code: string) =>
  db
    .selectFrom('schools as s')
    .select(['s.id', 's.name'])
    .where(sql<boolean>`upper(replace(s.code, ' ', '')) = upper(replace(${code}, ' ', ''))`)
    .where(isServed)
    .executeTakeFirst();

/** A school still served, by the secret of its QR code [tablets.secret]. */
export const findSchoolBySecret = (db: Db, hash: Buffer) =>
  db
    .selectFrom('schools_device_secrets as q')
    .innerJoin('schools as s', 's.id', 'q.schools_id')
    .select(['s.id', 's.name'])
    .where('q.secret_hash', '=', hash)
    .where(isServed)
    .executeTakeFirst();

const standing = sql<DeviceState['status']>`case
  when not ${isServed} then 'CLOSED'
  when ${isWaiting} then 'WAITING'
  when ${isApproved} then 'APPROVED'
  when d.status = 'REVOKED' or (d.status = 'WAITING' and d.date_approve is not null) then 'REVOKED'
  else 'NONE' end`;

/** A tablet's status at a school: first where it waits for approval, then where it was approved last. */
export const findStanding = (db: Db, token: Buffer) =>
  db
    .selectFrom('devices as d')
    .innerJoin('schools as s', 's.id', 'd.schools_id')
    .select(['d.label', 'd.name', 's.name as school', 's.id as schoolId', standing.as('status')])
    .where('d.token_hash', '=', token)
    .orderBy(sql`array_position(array['WAITING', 'APPROVED', 'CLOSED', 'REVOKED', 'NONE'], ${standing})`)
    .orderBy('d.date_approve', (order) => order.desc().nullsLast())
    .limit(1)
    .executeTakeFirst();
export type Standing = Awaited<ReturnType<typeof findStanding>>;

/**
 * Lets a tablet into the session of its school that this code opens, or undefined. The code is refused past the session's end, though
 * its status stays ACTIVE until it is closed [sessions.code-refused].
 */
export async function enterSession(db: Db, device: Actor, code: string): Promise<number | undefined> {
  const { rows } = await sql<{ sessions_id: number }>`
    insert into sessions_devices (sessions_id, devices_id)
    select id, ${device.id}::int from sessions
    where code = ${code} and status = 'ACTIVE' and end_time > now() and schools_id = ${device.schoolId}
    on conflict (sessions_id, devices_id) do update set date_join = now()
    returning sessions_id`.execute(db);
  return rows[0]?.sessions_id;
}

/** Whether this tablet has joined a session of its school within 30 days. */
export async function hasJoinedLately(db: Db, device: Actor): Promise<boolean> {
  const found = await db
    .selectFrom('sessions_devices as j')
    .innerJoin('sessions as e', 'e.id', 'j.sessions_id')
    .select('j.sessions_id')
    .where('j.devices_id', '=', device.id)
    .where('e.schools_id', '=', device.schoolId)
    .where('j.date_join', '>', sql<string>`now() - interval '30 days'`)
    .limit(1)
    .executeTakeFirst();
  return !!found;
}

/** A session that this tablet entered, or undefined. */
export const findEntered = (db: Db, device: Actor, id: number) =>
  db
    .selectFrom('sessions as e')
    .innerJoin('sessions_devices as d', 'd.sessions_id', 'e.id')
    .innerJoin('classes as c', 'c.id', 'e.classes_id')
    .select(['e.id', 'e.classes_id', 'e.schools_id', 'e.status', 'e.date_create', 'e.end_time', 'c.name as class_name'])
    .where('e.id', '=', id)
    .where('d.devices_id', '=', device.id)
    .where('e.schools_id', '=', device.schoolId)
    .executeTakeFirst();
export type Entered = NonNullable<Awaited<ReturnType<typeof findEntered>>>;

/** Active students of the session's class [tablets.reach]. */
export const findStudents = (db: Db, session: Entered) =>
  db
    .selectFrom('students as s')
    .leftJoin('sessions_students as p', (join) =>
      join.onRef('p.students_id', '=', 's.id').on('p.sessions_id', '=', session.id),
    )
    .select(['s.id', 's.firstname', 's.lastname', 's.picture', 'p.status', avatarOf('STUDENTS', 's.id').as('avatar')])
    .where('s.classes_id', '=', session.classes_id)
    .where('s.status', '=', 'ACTIVE')
    .orderBy('s.firstname')
    .orderBy('s.sort_name')
    .execute();
