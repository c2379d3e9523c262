import { sql } from 'kysely';
import type { Actor } from '@memocartes/contract/permissions/roles';
import type { Db } from '../database/database.ts';
import { avatarOf } from '../documents/avatars.ts';

const isServed = sql<boolean>`s.status <> 'ARCHIVED' and (s.date_expiration is null or s.date_expiration > now())`;

/** A school still served, by the code that people type: spaces and case aside. */
export const findSchoolByCode = (db: Db, code: string) =>
  db
    .selectFrom('schools as s')
    .select(['s.id', 's.name'])
    .where(sql<boolean>`upper(replace(s.code, ' ', '')) = upper(replace(${code}, ' ', ''))`)
    .where(isServed)
    .executeTakeFirst();

export const findSchoolName = (db: Db, id: number) =>
  db.selectFrom('schools').select('name').where('id', '=', id).executeTakeFirst();

export const insertDevice = (db: Db, schoolId: number, hash: Buffer) =>
  db.insertInto('devices').values({ schools_id: schoolId, token_hash: hash }).execute();

/** Forgets a tablet that is attached elsewhere now. */
export const deleteDevice = (db: Db, id: number) => db.deleteFrom('devices').where('id', '=', id).execute();

/**
 * Lets a tablet into the session of its school that this code opens, or undefined. The code is refused past the session's end, though
 * its status stays ACTIVE until it is closed (decisions §5).
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

/** A session that this tablet entered, or undefined: a tablet knows of no other. */
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

/** Active pupils of the session's class. */
export const findPupils = (db: Db, session: Entered) =>
  db
    .selectFrom('students as s')
    .leftJoin('sessions_students as p', (join) =>
      join.onRef('p.students_id', '=', 's.id').on('p.sessions_id', '=', session.id),
    )
    .select(['s.id', 's.firstname', 's.lastname', 'p.status', avatarOf('STUDENTS', 's.id').as('avatar')])
    .where('s.classes_id', '=', session.classes_id)
    .where('s.status', '=', 'ACTIVE')
    .orderBy('s.firstname')
    .orderBy('s.sort_name')
    .execute();
