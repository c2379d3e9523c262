import { type Actor, rolesOf, scopeOf } from '@memocartes/contract/permissions/roles';
import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';

import type { Db } from '../database/database.ts';
import { roleLists } from '../database/role-lists.ts';
import { followersOfSchool, isShared } from './school-membership/school-membership.ts';
import { childrenFollowed, classesTaught, selectPeople, visibleFollowers, visibleStaff } from './users.columns.ts';

/** Whether an actor may see a person (`users as u`) with an account (`authentications as a`): followers and staff, no superadmin. */
const isVisiblePerson = (actor: Actor) =>
  sql<boolean>`case when a.role in ${roleLists.superadmins} then false when a.role in ${roleLists.followers} then ${visibleFollowers(actor)} else ${visibleStaff(actor)} end`;

/**
 * A member of staff or a follower whole, among those that the actor may see; or undefined. A follower is of every school where they
 * have a child, so permissions are checked against the actor's school.
 */
export async function findUser(db: Db, actor: Actor, id: number) {
  const row = await selectPeople(db)
    .select([classesTaught(db).as('classes'), childrenFollowed(db, actor).as('student')])
    .select(isShared(actor).as('is_shared'))
    .select('u.authentications_id as authorId')
    .where('u.id', '=', id)
    .where(isVisiblePerson(actor))
    .executeTakeFirst();
  const isFollower = scopeOf(row?.role) === 'children';
  return row && { ...row, isFollower, schoolId: isFollower ? actor.schoolId : row.schools_id };
}

export type UserFound = NonNullable<Awaited<ReturnType<typeof findUser>>>;

/** Who may be invited, among the people that the actor may see. `schoolId` is the school that invites them. */
export const findInvitees = (db: Db, actor: Actor, ids: RawBuilder<unknown>) =>
  db
    .selectFrom('users as u')
    .innerJoin('authentications as a', 'a.id', 'u.authentications_id')
    .select(['u.id', 'a.id as accountId', 'a.role', 'a.firstname', 'a.lastname', 'a.status'])
    .select(isShared(actor).as('is_shared'))
    .select(
      sql<
        number | null
      >`case when u.role in ${roleLists.followers} then coalesce(${actor.schoolId}::int, u.creator_schools_id, u.schools_id)
        else u.schools_id end`.as('schoolId'),
    )
    .select(childrenFollowed(db, actor).as('student'))
    .where(sql<boolean>`u.id = any(array(${ids}))`)
    .where(isVisiblePerson(actor))
    .orderBy('a.sort_name')
    .orderBy('u.id')
    .execute();

export type Invitee = Awaited<ReturnType<typeof findInvitees>>[number];

/** Followers that the actor's school may see; any for a superadmin. */
export const findFollowers = (db: Db, actor: Actor, ids: readonly number[]) =>
  db
    .selectFrom('users as u')
    .select(['u.id', sql<number | null>`${actor.schoolId}::int`.as('schoolId')])
    .where('u.id', 'in', ids)
    .where('u.role', 'in', rolesOf('children'))
    .$if(scopeOf(actor.kind) !== 'platform', (query) =>
      query.where(sql<boolean>`u.id in (${followersOfSchool(actor.schoolId)})`),
    )
    .execute();

/**
 * A person whose avatar the actor may see: themselves, their school's staff, their followers; any for a superadmin. A follower's avatar is
 * their own affair, so they come without a school.
 */
export const findAvatarOwner = (db: Db, actor: Actor, id: number) =>
  db
    .selectFrom('users as u')
    .select(['u.id', 'u.authentications_id as authorId'])
    .select(sql<number | null>`case when u.role not in ${roleLists.followers} then u.schools_id end`.as('schoolId'))
    .where('u.id', '=', id)
    .where((eb) =>
      eb.or([
        eb('u.id', '=', actor.userId),
        eb.and([eb('u.role', 'in', rolesOf('children')), visibleFollowers(actor)]),
        eb.and([eb('u.role', 'not in', rolesOf('children')), visibleStaff(actor)]),
      ]),
    )
    .executeTakeFirst();
