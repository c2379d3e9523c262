import { isAccepted } from '@memocartes/contract/imports/adult-imports';
import type {
  CorrectedFollower,
  FollowerImportPreview,
} from '@memocartes/contract/imports/adults/adult-imports.routes';
import type { ReadAs } from '@memocartes/contract/imports/imports.routes';
import { rolesOf, staffRoles } from '@memocartes/contract/permissions/roles';
import { sql } from 'kysely';

import type { Db } from '../../../database/database.ts';
import { followersOfSchool } from '../../../school-membership/school-membership.ts';
import { plain } from '../../../text/plain.ts';
import { readFollower } from '../rows/read-adult.ts';
import { checkFollowers, type ExistingPeople } from './followers.check.ts';

const findStudents = (db: Db, schoolId: number) =>
  db
    .selectFrom('students')
    .leftJoin('classes', 'classes.id', 'students.classes_id')
    .select(['students.id', 'students.firstname', 'students.lastname', 'students.status', 'classes.name as class_'])
    .where('students.schools_id', '=', schoolId)
    .orderBy('students.sort_name')
    .orderBy('students.id')
    .execute();

const selectAccounts = (db: Db) =>
  db
    .selectFrom('users')
    .innerJoin('authentications', 'authentications.id', 'users.authentications_id')
    .select([
      'users.id',
      'authentications.firstname',
      'authentications.lastname',
      'authentications.email',
      'users.phone',
    ]);

async function findFollowers(db: Db, schoolId: number): Promise<ExistingPeople['followers']> {
  const people = await selectAccounts(db)
    .where('users.role', 'in', rolesOf('children'))
    .where(sql<boolean>`users.id in (${followersOfSchool(schoolId)})`)
    .orderBy('users.id')
    .execute();
  const links = await db
    .selectFrom('users_students')
    .innerJoin('students', 'students.id', 'users_students.students_id')
    .select(['users_students.users_id', 'students.id', 'students.lastname'])
    .where('students.schools_id', '=', schoolId)
    .execute();
  const children = Map.groupBy(links, ({ users_id }) => users_id);
  return people.map((person) => {
    const own = children.get(person.id) ?? [];
    const surnames = new Set(own.map(({ lastname }) => plain(lastname)));
    return { ...person, line: 0, note: null, surnames, children: new Set(own.map(({ id }) => id)) };
  });
}

/** Staff of a school, with the fields to compare with rows. */
export const findStaff = (db: Db, schoolId: number) =>
  selectAccounts(db)
    .select(['users.role', 'authentications.status'])
    .where('users.schools_id', '=', schoolId)
    .where('users.role', 'in', staffRoles)
    .orderBy('users.id')
    .execute();

/** The school's students, followers and staff addresses, for `checkFollowers`. */
export async function findExistingPeople(db: Db, schoolId: number): Promise<ExistingPeople> {
  const staff = await findStaff(db, schoolId);
  return {
    students: await findStudents(db, schoolId),
    followers: await findFollowers(db, schoolId),
    staffEmails: new Set(staff.flatMap(({ email }) => email ?? [])),
  };
}

/**
 * Validates rows against the school's current data, without writing and without revealing accounts of other schools
 * [import.preview].
 */
export async function previewFollowers(
  db: Db,
  schoolId: number,
  rows: readonly CorrectedFollower[],
): Promise<Omit<FollowerImportPreview, keyof ReadAs>> {
  const checked = checkFollowers(rows.map(readFollower), await findExistingPeople(db, schoolId));
  const people = new Set(checked.flatMap(({ link }) => (link && link.person.id === null ? link.person : [])));
  return {
    rows: checked.map(({ row }) => row),
    count: checked.length,
    nb_ok: checked.filter(({ row }) => isAccepted(row.status)).length,
    nb_people: people.size,
    message: null,
  };
}
