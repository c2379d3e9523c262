import type { accountFilter, followerFilter } from '@memocartes/contract/auth/auth.schemas';
import { type Actor, isTeacher, type Role, rolesOf, scopeOf } from '@memocartes/contract/permissions/roles';
import { sql } from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import type { z } from 'zod';

import { accounts } from '../../auth/credentials/account.queries.ts';
import type { Db } from '../../database/database.ts';
import { among, inOrderOf } from '../../database/queries/pages.ts';
import { takeFirstOrThrow } from '../../database/queries/rows.ts';
import { roleLists } from '../../database/role-lists.ts';
import { followersOfSchool, isShared } from '../../school-membership/school-membership.ts';
import { pickAccounts } from '../accounts.page.ts';

/** The school that manages an account: the school of a member of staff, the school that created a follower. */
const managingSchool = sql<number | null>`
  case when users.role in ${roleLists.followers} then users.creator_schools_id else users.schools_id end
`;

const subjectOf = (account: { role: Role }) => ({
  isFollower: scopeOf(account.role) === 'children',
  isTeacher: isTeacher(account),
});

/**
 * An account visible to the actor, as a subject of the permission table. `isShared`: whether a follower also belongs to
 * another school.
 */
export async function findAccountFor(db: Db, actor: Actor, id: number) {
  const account = await accounts(db)
    .select([managingSchool.as('schoolId'), isShared(actor).as('isShared')])
    .where('authentications.id', '=', id)
    .$if(scopeOf(actor.kind) !== 'platform', (query) =>
      query.where((eb) => eb.or([eb('authentications.id', '=', actor.id), eb(managingSchool, '=', actor.schoolId)])),
    )
    .executeTakeFirst();
  return account && { ...account, authorId: account.id, ...subjectOf(account) };
}

/** Accounts of the whole application. */
export async function listAccounts(db: Db, { role, status, ...filters }: z.output<typeof accountFilter>) {
  const { ids, count } = await pickAccounts(db, {
    ...filters,
    roles: role && [role],
    statuses: status && [status],
    withoutPerson: true,
    nullsFirst: true,
  });
  const rows = await accounts(db).where(among('authentications.id', ids)).execute();
  return { authentications: inOrderOf(ids, rows, ({ id }) => id), count };
}

/** The accounts of a school's followers. */
const accountsOfFollowers = (schoolId: number) =>
  sql`select users.authentications_id from users where users.id in (${followersOfSchool(schoolId)})`;

/**
 * The students of these followers, in any school, by follower. Read in one query: with outdated statistics of the tables,
 * PostgreSQL could read all links and students again for each follower.
 */
async function findFollowed(db: Db, followerIds: readonly number[]) {
  const rows = await db
    .selectFrom('users_students')
    .innerJoin('students', 'students.id', 'users_students.students_id')
    .innerJoin('schools', 'schools.id', 'students.schools_id')
    .select((of) => [
      'users_students.users_id',
      sql<string>`coalesce(users_students.relation_other, users_students.relation)`.as('relation'),
      jsonBuildObject({
        id: of.ref('students.id'),
        firstname: of.ref('students.firstname'),
        lastname: of.ref('students.lastname'),
        school: jsonBuildObject({ id: of.ref('schools.id'), name: of.ref('schools.name') }),
      }).as('student'),
    ])
    .where(among('users_students.users_id', followerIds))
    .orderBy('students.sort_name')
    .execute();
  return Map.groupBy(rows, ({ users_id }) => users_id);
}

/** Followers of the whole application, with the students they follow. */
export async function listAppFollowers(db: Db, { school_id, status, ...filters }: z.output<typeof followerFilter>) {
  const { ids, count } = await pickAccounts(db, {
    ...filters,
    roles: rolesOf('children'),
    statuses: status && [status],
    accountIds: school_id ? accountsOfFollowers(school_id) : undefined,
  });
  const rows = await db
    .selectFrom('users')
    .innerJoin('authentications', 'authentications.id', 'users.authentications_id')
    .select([
      'users.id',
      'authentications.id as authentications_id',
      'authentications.firstname',
      'authentications.lastname',
      'authentications.email',
      'users.phone',
      'authentications.status',
      'authentications.date_invited',
      'authentications.invitation_failure',
      'authentications.date_status',
    ])
    .where(among('authentications.id', ids))
    .execute();
  const followed = await findFollowed(
    db,
    rows.map(({ id }) => id),
  );
  const followers = inOrderOf(ids, rows, (row) => row.authentications_id);
  return { followers: followers.map((row) => ({ ...row, students: followed.get(row.id) ?? [] })), count };
}

/** Whether a person follows a student of another school. */
export async function followsElsewhere(db: Db, userId: number, schoolId: number): Promise<boolean> {
  const { does } = await sql<{ does: boolean }>`select app_follows_elsewhere(${userId}, ${schoolId}) as does`
    .execute(db)
    .then(takeFirstOrThrow);
  return does;
}
