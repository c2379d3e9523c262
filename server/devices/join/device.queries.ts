import type { DeviceState } from '@memocartes/contract/devices/join/device.routes';
import type { Actor } from '@memocartes/contract/permissions/roles';
import { sql } from 'kysely';

import type { Db } from '../../database/database.ts';
import { avatarOf } from '../../database/queries/avatars.ts';
import { schoolHasAccess } from '../../school-access/school-access.ts';
import { isApproved, isWaiting } from '../approval/approval.rules.ts';
import { isIssuedToken, isValidToken } from '../approval/token-hashes.ts';

/** A school that still has access, by its code; spaces and case are ignored. */
export const findSchoolByCode = (db: Db, code: string) =>
  db
    .selectFrom('schools')
    .select(['schools.id', 'schools.name'])
    .where(sql<boolean>`upper(replace(schools.code, ' ', '')) = upper(replace(${code}, ' ', ''))`)
    .where(schoolHasAccess)
    .executeTakeFirst();

/** A school that still has access, by the secret of its QR code [tablets.secret]. */
export const findSchoolBySecret = (db: Db, hash: Buffer) =>
  db
    .selectFrom('schools_device_secrets')
    .innerJoin('schools', 'schools.id', 'schools_device_secrets.schools_id')
    .select(['schools.id', 'schools.name'])
    .where('schools_device_secrets.secret_hash', '=', hash)
    .where(schoolHasAccess)
    .executeTakeFirst();

/** A tablet whose token gives no access, because its new token did not arrive, must be attached again. */
const tabletStatus = (token: Buffer) => sql<DeviceState['status']>`
  case
    when not ${schoolHasAccess} then 'CLOSED'
    when ${isWaiting} and ${isValidToken('devices', token)} then 'WAITING'
    when ${isApproved} and ${isValidToken('devices', token)} then 'APPROVED'
    when devices.status = 'REVOKED'
      or (devices.status = 'WAITING' and devices.date_approve is not null) then 'REVOKED'
    else 'NONE'
  end
`;

/** A tablet's status at the school where it waits for approval, else at the school that approved it last. */
export const findTabletState = (db: Db, token: Buffer) =>
  db
    .selectFrom('devices')
    .innerJoin('schools', 'schools.id', 'devices.schools_id')
    .select([
      'devices.label',
      'devices.name',
      'schools.name as school',
      'schools.id as schoolId',
      tabletStatus(token).as('status'),
    ])
    .where((eb) => eb.or([eb('devices.token_hash', '=', token), isIssuedToken('devices', token)]))
    .orderBy(sql`array_position(array['WAITING', 'APPROVED', 'CLOSED', 'REVOKED', 'NONE'], ${tabletStatus(token)})`)
    .orderBy('devices.date_approve', (order) => order.desc().nullsLast())
    .limit(1)
    .executeTakeFirst();

export type TabletState = Awaited<ReturnType<typeof findTabletState>>;

/** Whether this tablet has joined a session of its school in the last 30 days. */
export async function hasJoinedRecently(db: Db, device: Actor): Promise<boolean> {
  const joined = await db
    .selectFrom('sessions_devices')
    .innerJoin('sessions', 'sessions.id', 'sessions_devices.sessions_id')
    .select('sessions_devices.sessions_id')
    .where('sessions_devices.devices_id', '=', device.id)
    .where('sessions.schools_id', '=', device.schoolId)
    .where('sessions_devices.date_join', '>', sql<string>`now() - interval '30 days'`)
    .limit(1)
    .executeTakeFirst();
  return !!joined;
}

/** A session of its school that this tablet has joined, or undefined. */
export const findJoinedSession = (db: Db, device: Actor, id: number) =>
  db
    .selectFrom('sessions')
    .innerJoin('sessions_devices', 'sessions_devices.sessions_id', 'sessions.id')
    .innerJoin('classes', 'classes.id', 'sessions.classes_id')
    .select([
      'sessions.id',
      'sessions.classes_id',
      'sessions.schools_id',
      'sessions.status',
      'sessions.date_create',
      'sessions.end_time',
      'sessions.date_close',
      'classes.name as class_name',
    ])
    .where('sessions.id', '=', id)
    .where('sessions_devices.devices_id', '=', device.id)
    .where('sessions.schools_id', '=', device.schoolId)
    .executeTakeFirst();

export type JoinedSession = NonNullable<Awaited<ReturnType<typeof findJoinedSession>>>;

/**
 * Active students of the session's class [tablets.reach]. Excludes students who took part and have left the class
 * since; `findSessionStudents`, which is for teachers, includes them.
 */
export const findStudents = (db: Db, session: JoinedSession) =>
  db
    .selectFrom('students')
    .leftJoin('sessions_students', (join) =>
      join
        .onRef('sessions_students.students_id', '=', 'students.id')
        .on('sessions_students.sessions_id', '=', session.id),
    )
    .select([
      'students.id',
      'students.firstname',
      'students.lastname',
      'students.picture',
      'sessions_students.status',
      'sessions_students.epoch',
      avatarOf('STUDENTS', 'students.id').as('avatar'),
    ])
    .where('students.classes_id', '=', session.classes_id)
    .where('students.status', '=', 'ACTIVE')
    .orderBy('students.firstname')
    .orderBy('students.sort_name')
    .execute();
