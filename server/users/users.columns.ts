import { administersSchool } from '@memocartes/contract/permissions/permissions';
import { type Actor, scopeOf } from '@memocartes/contract/permissions/roles';
import type { RawBuilder, SqlBool } from 'kysely';
import { sql } from 'kysely';
import { jsonArrayFrom, jsonBuildObject } from 'kysely/helpers/postgres';

import type { Db } from '../database/database.ts';
import { avatarOf } from '../database/queries/avatars.ts';
import { roleLists } from '../database/role-lists.ts';
import { followersOfSchool } from './school-membership/school-membership.ts';

/** A person with account and school, as lists of staff and of followers show them. */
export const selectPeople = (db: Db) =>
  db
    .selectFrom('users as u')
    .innerJoin('authentications as a', 'a.id', 'u.authentications_id')
    .leftJoin('schools as o', 'o.id', 'u.schools_id')
    .select(['u.id', 'u.authentications_id', 'u.schools_id', 'u.phone', 'u.nb_cards'])
    .select(['a.role', 'a.status', 'a.email', 'a.firstname', 'a.lastname', 'a.date_subscription', 'a.date_expiration'])
    .select(['a.version', 'a.date_invited', 'a.date_status'])
    .select(['o.name as school_name', 'o.offers_id', avatarOf('USERS', 'u.id').as('avatar_id')]);

/** The classes that a member of staff (`users as u`) teaches. */
export const classesTaught = (db: Db) =>
  jsonArrayFrom(
    db
      .selectFrom('classes_users_pro as l')
      .innerJoin('classes as c', 'c.id', 'l.classes_id')
      .select(['c.id', 'c.name', 'l.id as link_id'])
      .where('l.users_pro_id', '=', sql.ref<number>('u.id'))
      .orderBy('c.name'),
  );

/** The children of a follower (`users as u`) that the actor may see: a school sees its own students only. */
export const childrenFollowed = (db: Db, actor: Actor) =>
  jsonArrayFrom(
    db
      .selectFrom('users_students as f')
      .innerJoin('students as s', 's.id', 'f.students_id')
      .innerJoin('schools as so', 'so.id', 's.schools_id')
      .leftJoin('classes as c', 'c.id', 's.classes_id')
      .select(({ ref }) => [
        'f.relation',
        'f.relation_other',
        jsonBuildObject({
          id: ref('s.id'),
          firstname: ref('s.firstname'),
          lastname: ref('s.lastname'),
          class_: sql<{ id: number; name: string } | null>`case when c.id is not null
            then json_build_object('id', c.id, 'name', c.name) end`,
          school: jsonBuildObject({ id: ref('so.id'), name: ref('so.name') }),
        }).as('student'),
      ])
      .where('f.users_id', '=', sql.ref<number>('u.id'))
      .$if(scopeOf(actor.kind) === 'school' || scopeOf(actor.kind) === 'classes', (query) =>
        query.where('s.schools_id', '=', actor.schoolId),
      )
      .orderBy('f.id'),
  );

const ofTaughtStudents = (userId: number): RawBuilder<unknown> => sql`
  select f.users_id from users_students f join students s on s.id = f.students_id
  join classes_users_pro l on l.classes_id = s.classes_id where l.users_pro_id = ${userId}`;

/** Query of the ids of visible followers: of the school for its administrators, of their own students for other teachers. */
export function visibleFollowerIds(actor: Actor, schoolId?: number): RawBuilder<unknown> {
  if (administersSchool(actor)) return followersOfSchool(actor.schoolId);
  switch (scopeOf(actor.kind)) {
    case 'platform':
      return schoolId === undefined
        ? sql`select w.id from users w where w.role in ${roleLists.followers}`
        : followersOfSchool(schoolId);
    case 'classes':
      return ofTaughtStudents(actor.userId);
    default:
      return sql`select ${actor.userId}::int`;
  }
}

/** Whether a follower (`users as u`) is one of them. */
export const visibleFollowers = (actor: Actor, schoolId?: number): RawBuilder<SqlBool> =>
  scopeOf(actor.kind) === 'platform' && schoolId === undefined
    ? sql`true`
    : sql`u.id in (${visibleFollowerIds(actor, schoolId)})`;

/** The staff that an actor may see: their school's. */
export const visibleStaff = (actor: Actor): RawBuilder<SqlBool> =>
  scopeOf(actor.kind) === 'platform' ? sql`true` : sql`u.schools_id = ${actor.schoolId}`;
