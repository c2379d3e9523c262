import { isAccepted } from '@memocartes/contract/imports/adult-imports';
import type { CorrectedStaff, StaffImportPreview } from '@memocartes/contract/imports/adults/adult-imports.routes';
import type { ReadAs } from '@memocartes/contract/imports/imports.routes';
import { rolesOf, scopeOf } from '@memocartes/contract/permissions/roles';
import { sql } from 'kysely';

import { selectClassesOf } from '../../../classes/classes.columns.ts';
import type { Db } from '../../../database/database.ts';
import { selectSeats } from '../../../offers/seats.ts';
import { followersOfSchool } from '../../../school-membership/school-membership.ts';
import { teacherSeatsMessage } from '../../seats/seat-messages.ts';
import { findStaff } from '../followers/followers.queries.ts';
import { readStaff } from '../rows/read-adult.ts';
import { type CheckedStaff, checkStaff, type ExistingStaff } from './staff.check.ts';

/** The school's staff, classes and followers' addresses, for `checkStaff`. */
export async function findExistingStaff(db: Db, schoolId: number): Promise<ExistingStaff> {
  const people = await findStaff(db, schoolId);
  const links = await db
    .selectFrom('classes_users_pro')
    .innerJoin('classes', 'classes.id', 'classes_users_pro.classes_id')
    .select(['classes_users_pro.users_pro_id', 'classes_users_pro.classes_id'])
    .where('classes.schools_id', '=', schoolId)
    .execute();
  const followers = await db
    .selectFrom('users')
    .innerJoin('authentications', 'authentications.id', 'users.authentications_id')
    .select('authentications.email')
    .where('users.role', 'in', rolesOf('children'))
    .where(sql<boolean>`users.id in (${followersOfSchool(schoolId)})`)
    .execute();
  const classes = Map.groupBy(links, ({ users_pro_id }) => users_pro_id);
  return {
    staff: people.map(({ role, status, ...person }) => ({
      ...person,
      isTeacher: scopeOf(role) === 'classes',
      isClosed: status === 'INACTIVE' || status === 'BANNED',
      line: 0,
      classIds: new Set((classes.get(person.id) ?? []).map(({ classes_id }) => classes_id)),
    })),
    followerEmails: new Set(followers.flatMap(({ email }) => email ?? [])),
    classes: await selectClassesOf(db, schoolId).execute(),
  };
}

/** Teachers that the rows would create. */
export const newTeachers = (checked: readonly CheckedStaff[]) => [
  ...new Set(checked.flatMap(({ link }) => (link && link.teacher.id === null ? link.teacher : []))),
];

/** Validates rows against the school's current data, without writing [import.preview]. */
export async function previewStaff(
  db: Db,
  schoolId: number,
  rows: readonly CorrectedStaff[],
): Promise<Omit<StaffImportPreview, keyof ReadAs>> {
  const checked = checkStaff(rows.map(readStaff), await findExistingStaff(db, schoolId));
  const seats = await selectSeats(db, schoolId).executeTakeFirstOrThrow();
  const nb_people = newTeachers(checked).length;
  return {
    rows: checked.map(({ row }) => row),
    count: checked.length,
    nb_ok: checked.filter(({ row }) => isAccepted(row.status)).length,
    nb_people,
    message: teacherSeatsMessage(seats, nb_people),
  };
}
