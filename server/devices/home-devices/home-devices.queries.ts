import { allowsHomeRevision, type HomeRevisionMode } from '@memocartes/contract/devices/home-revision/home';
import type { HomeState } from '@memocartes/contract/devices/home-revision/home.routes';
import type { Actor } from '@memocartes/contract/permissions/roles';
import { sql } from 'kysely';

import type { Db } from '../../database/database.ts';
import { avatarOf } from '../../database/queries/avatars.ts';
import { refuse } from '../../http/errors.ts';
import { schoolHasAccess } from '../../school-access/school-access.ts';
import { isRecentlyUsed } from '../approval/approval.rules.ts';
import { isValidToken } from '../approval/token-hashes.ts';
import { selectAttached } from './home.actor.ts';

/** State of a device at home, with the one student to whom it was attached last [home-revision.one-child]. */
export async function findHomeState(db: Db, token: Buffer | undefined): Promise<HomeState> {
  const now = new Date().toISOString();
  const row =
    token &&
    (await selectAttached(db, token)
      .select([
        'students.id',
        'students.firstname',
        'students.picture',
        'classes.home_revision',
        'home_devices.opened_by',
        avatarOf('STUDENTS', 'students.id').as('avatar'),
      ])
      .executeTakeFirst());
  if (!row) return { status: 'NONE', student: null, mode: null, opened_by: null, now };
  const { home_revision: option, opened_by, ...student } = row;
  if (!allowsHomeRevision(option)) return { status: 'CLOSED', student: null, mode: null, opened_by, now };
  return { status: 'READY', student, mode: option, opened_by, now };
}

/**
 * Students, each with the option of their class for revisions and scans at home. Null without a class; OFF once the
 * school's access has ended [scanning.home] [home-revision.gone-at-once].
 */
export async function findHomeStudents(db: Db, ids: readonly number[]) {
  const rows = await db
    .selectFrom('students')
    .innerJoin('schools', 'schools.id', 'students.schools_id')
    .leftJoin('classes', 'classes.id', 'students.classes_id')
    .select(['students.id', 'students.epoch', 'students.classes_id as classId', 'students.demo_mode'])
    .select(['classes.home_revision', schoolHasAccess.as('has_access')])
    .where('students.id', 'in', ids)
    .execute();
  return rows.map(({ home_revision: option, has_access: hasAccess, ...student }) => ({
    ...student,
    option: option === null || hasAccess ? option : ('OFF' as const),
  }));
}

/** The option of one student, as in `findHomeStudents`; null if there is no such student. */
export const findHomeOption = async (db: Db, studentId: number) =>
  (await findHomeStudents(db, [studentId]))[0]?.option ?? null;

/**
 * How a student's revisions and scans at home count [home-revision.option] [scanning.home].
 * @throws HOME_REVISION_OFF if the student has no class, the class's option is OFF or the school's access has ended
 */
export async function requireHomeMode(db: Db, studentId: number): Promise<HomeRevisionMode> {
  const option = await findHomeOption(db, studentId);
  if (!allowsHomeRevision(option)) throw refuse('HOME_REVISION_OFF');
  return option;
}

/** The devices in use that a follower attached to a student, the most recently used first. */
export const listHomeDevices = (db: Db, actor: Actor, studentId: number, token: Buffer | undefined) =>
  db
    .selectFrom('home_devices')
    .select(['home_devices.id', 'home_devices.opened_by', 'home_devices.date_create', 'home_devices.date_seen'])
    .select((token ? isValidToken('home_devices', token) : sql<boolean>`false`).as('is_this'))
    .where('home_devices.users_id', '=', actor.userId)
    .where('home_devices.students_id', '=', studentId)
    .where('home_devices.date_revoke', 'is', null)
    .where(isRecentlyUsed('home_devices'))
    .orderBy('home_devices.date_seen', 'desc')
    .orderBy('home_devices.id', 'desc')
    .execute();

/** A device that the actor attached, as a subject of the permission table; or undefined [home-revision.revoke]. */
export async function findOwnHomeDevice(db: Db, actor: Actor, id: number) {
  const row = await db
    .selectFrom('home_devices')
    .select(['id', 'schools_id as schoolId', 'users_id'])
    .where('id', '=', id)
    .where('users_id', '=', actor.userId)
    .executeTakeFirst();
  return row && { id: row.id, schoolId: row.schoolId, followerIds: [row.users_id] };
}
