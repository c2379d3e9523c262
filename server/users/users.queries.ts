import { type Actor, rolesOf, scopeOf } from '@memocartes/contract/permissions/roles';
import { sql } from 'kysely';

import type { Db } from '../database/database.ts';
import { roleLists } from '../database/role-lists.ts';
import { followersOfSchool, isShared } from '../school-membership/school-membership.ts';
import { childrenFollowed, isVisiblePerson, visibleFollowers, visibleStaff } from '../visibility/people.ts';
import { classesTaught, selectPeople } from './users.columns.ts';

/**
 * A member of staff or a follower visible to the actor, with all data; or undefined. A follower belongs to every school
 * where they have a child, so permissions are checked against the actor's school.
 */
export async function findUser(db: Db, actor: Actor, id: number) {
  const row = await selectPeople(db)
    .select([classesTaught(db).as('classes'), childrenFollowed(db, actor).as('student')])
    .select(isShared(actor).as('is_shared'))
    .select('users.authentications_id as authorId')
    .where('users.id', '=', id)
    .where(isVisiblePerson(actor))
    .executeTakeFirst();
  const isFollower = scopeOf(row?.role) === 'children';
  return row && { ...row, isFollower, schoolId: isFollower ? actor.schoolId : row.schools_id };
}

export type UserFound = NonNullable<Awaited<ReturnType<typeof findUser>>>;

/** Followers that the actor's school may see; any for a superadmin. */
export const findFollowers = (db: Db, actor: Actor, ids: readonly number[]) =>
  db
    .selectFrom('users')
    .select(['users.id', sql<number | null>`${actor.schoolId}::int`.as('schoolId')])
    .where('users.id', 'in', ids)
    .where('users.role', 'in', rolesOf('children'))
    .$if(scopeOf(actor.kind) !== 'platform', (query) =>
      query.where(sql<boolean>`users.id in (${followersOfSchool(actor.schoolId)})`),
    )
    .execute();

/**
 * A person whose avatar the actor may see: the actor, visible staff and visible followers. The school of a follower is
 * omitted, because a follower's avatar belongs to no school [accounts.photo-visible].
 */
export const findAvatarOwner = (db: Db, actor: Actor, id: number) =>
  db
    .selectFrom('users')
    .select(['users.id', 'users.authentications_id as authorId'])
    .select(
      sql<number | null>`case when users.role not in ${roleLists.followers} then users.schools_id end`.as('schoolId'),
    )
    .where('users.id', '=', id)
    .where((eb) =>
      eb.or([
        eb('users.id', '=', actor.userId),
        eb.and([eb('users.role', 'in', rolesOf('children')), visibleFollowers(actor)]),
        eb.and([eb('users.role', 'not in', rolesOf('children')), visibleStaff(actor)]),
      ]),
    )
    .executeTakeFirst();
