import type { accountFilter, followerFilter } from '@memocartes/contract/auth/auth.schemas';
import { type Actor, rolesOf, scopeOf } from '@memocartes/contract/permissions/roles';
import { sql } from 'kysely';
import { jsonArrayFrom, jsonBuildObject } from 'kysely/helpers/postgres';
import type { z } from 'zod';

import { accounts } from '../../auth/credentials/account.queries.ts';
import type { Db } from '../../database/database.ts';
import { among, inOrderOf } from '../../database/queries/pages.ts';
import { roleLists } from '../../database/role-lists.ts';
import { pickAccounts } from '../accounts.page.ts';
import { isShared } from '../school-membership/school-membership.ts';

/** The school that an account is managed by: of staff theirs, of a follower the one that created them. */
const managingSchool = sql<
  number | null
>`case when u.role in ${roleLists.followers} then u.creator_schools_id else u.schools_id end`;

/**
 * An account as the permission table sees it, if the actor may see it: any, of the school, or their own. `isShared` for a follower who belongs to another
 * school too.
 */
export async function findAccountFor(db: Db, actor: Actor, id: number) {
  const account = await accounts(db)
    .select([managingSchool.as('schoolId'), isShared(actor).as('isShared')])
    .where('a.id', '=', id)
    .$if(scopeOf(actor.kind) !== 'platform', (query) =>
      query.where((eb) => eb.or([eb('a.id', '=', actor.id), eb(managingSchool, '=', actor.schoolId)])),
    )
    .executeTakeFirst();
  return account && { ...account, authorId: account.id, isFollower: scopeOf(account.role) === 'children' };
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
  const rows = await accounts(db).where(among('a.id', ids)).execute();
  return { authentications: inOrderOf(ids, rows, ({ id }) => id), count };
}

/** The accounts of those who follow a student of the school. */
const followersOf = (schoolId: number) => sql`
  select u.authentications_id from students st join users_students us on us.students_id = st.id
  join users u on u.id = us.users_id where st.schools_id = ${schoolId}`;

/** The students that a follower (`users as u`) follows, wherever they are at school. */
const studentsFollowed = (db: Db) =>
  jsonArrayFrom(
    db
      .selectFrom('users_students as us')
      .innerJoin('students as st', 'st.id', 'us.students_id')
      .innerJoin('schools as s', 's.id', 'st.schools_id')
      .select((of) => [
        sql<string>`coalesce(us.relation_other, us.relation)`.as('relation'),
        jsonBuildObject({
          id: of.ref('st.id'),
          firstname: of.ref('st.firstname'),
          lastname: of.ref('st.lastname'),
          school: jsonBuildObject({ id: of.ref('s.id'), name: of.ref('s.name') }),
        }).as('student'),
      ])
      .where('us.users_id', '=', sql.ref<number>('u.id'))
      .orderBy('st.sort_name'),
  );

/** Followers of the whole application, with the students they follow. */
export async function listAppFollowers(db: Db, { school_id, status, ...filters }: z.output<typeof followerFilter>) {
  const { ids, count } = await pickAccounts(db, {
    ...filters,
    roles: rolesOf('children'),
    statuses: status && [status],
    accountIds: school_id ? followersOf(school_id) : undefined,
  });
  const rows = await db
    .selectFrom('users as u')
    .innerJoin('authentications as a', 'a.id', 'u.authentications_id')
    .select(['u.id', 'a.id as authentications_id', 'a.firstname', 'a.lastname', 'a.email', 'u.phone', 'a.status'])
    .select(['a.date_invited', 'a.date_status'])
    .select(studentsFollowed(db).as('students'))
    .where(among('a.id', ids))
    .execute();
  return { followers: inOrderOf(ids, rows, (row) => row.authentications_id), count };
}

/** Whether a person follows a student of another school. */
export async function followsElsewhere(db: Db, userId: number, schoolId: number): Promise<boolean> {
  const { rows } = await sql<{ does: boolean }>`select app_follows_elsewhere(${userId}, ${schoolId}) as does`.execute(
    db,
  );
  return rows[0]!.does;
}
