import { administersSchool } from '@memocartes/contract/permissions/permissions';
import { type Actor, scopeOf } from '@memocartes/contract/permissions/roles';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import { jsonArrayFrom, jsonBuildObject } from 'kysely/helpers/postgres';

import type { Db } from '../database/database.ts';
import { roleLists } from '../database/role-lists.ts';
import { followersOfSchool } from '../school-membership/school-membership.ts';
import { seesOwnClasses, taughtBy } from './students.ts';

/**
 * The children of a follower (`users`) that the actor may see [permissions.teacher]. Staff see only students of their
 * school. A teacher who does not administer the school sees only students of their classes.
 */
export const childrenFollowed = (db: Db, actor: Actor) =>
  jsonArrayFrom(
    db
      .selectFrom('users_students')
      .innerJoin('students', 'students.id', 'users_students.students_id')
      .innerJoin('schools', 'schools.id', 'students.schools_id')
      .leftJoin('classes', 'classes.id', 'students.classes_id')
      .select(({ ref }) => [
        'users_students.relation',
        'users_students.relation_other',
        jsonBuildObject({
          id: ref('students.id'),
          firstname: ref('students.firstname'),
          lastname: ref('students.lastname'),
          has_left: sql<boolean>`students.status = 'INACTIVE'`,
          class_: sql<{ id: number; name: string } | null>`
            case when classes.id is not null then json_build_object('id', classes.id, 'name', classes.name) end
          `,
          school: jsonBuildObject({ id: ref('schools.id'), name: ref('schools.name') }),
        }).as('student'),
      ])
      .where('users_students.users_id', '=', sql.ref<number>('users.id'))
      .$if(scopeOf(actor.kind) === 'school' || scopeOf(actor.kind) === 'classes', (query) =>
        query.where('students.schools_id', '=', actor.schoolId),
      )
      .$if(seesOwnClasses(actor), (query) => query.where(taughtBy(actor.userId, 'students.classes_id')))
      .orderBy('users_students.id'),
  );

const ofTaughtStudents = (userId: number): RawBuilder<unknown> => sql`
  select users_students.users_id
  from users_students
    join students on students.id = users_students.students_id
    join classes_users_pro on classes_users_pro.classes_id = students.classes_id
  where classes_users_pro.users_pro_id = ${userId}
`;

/**
 * Query of the ids of visible followers.
 * - Administrators of a school: those of the school.
 * - Superadmins: all, or those of `schoolId`.
 * - Other teachers: those of their own students.
 * - Followers: only themselves.
 */
export function visibleFollowerIds(actor: Actor, schoolId?: number): RawBuilder<unknown> {
  if (administersSchool(actor)) return followersOfSchool(actor.schoolId);
  switch (scopeOf(actor.kind)) {
    case 'platform':
      return schoolId === undefined
        ? sql`select users.id from users where users.role in ${roleLists.followers}`
        : followersOfSchool(schoolId);
    case 'classes':
      return ofTaughtStudents(actor.userId);
    default:
      return sql`select ${actor.userId}::int`;
  }
}

/** Condition that a follower (`users`) is visible to the actor. */
export const visibleFollowers = (actor: Actor, schoolId?: number): RawBuilder<SqlBool> =>
  scopeOf(actor.kind) === 'platform' && schoolId === undefined
    ? sql`true`
    : sql`users.id in (${visibleFollowerIds(actor, schoolId)})`;

/** Condition that staff (`users`) are visible to the actor: of their school, or any for a superadmin. */
export const visibleStaff = (actor: Actor): RawBuilder<SqlBool> =>
  scopeOf(actor.kind) === 'platform' ? sql`true` : sql`users.schools_id = ${actor.schoolId}`;

/**
 * Whether an actor may see a person (`users`) with an account (`authentications`): followers and staff, but not
 * superadmins [permissions.other-school].
 */
export const isVisiblePerson = (actor: Actor) =>
  sql<boolean>`
    case
      when authentications.role in ${roleLists.superadmins} then false
      when authentications.role in ${roleLists.followers} then ${visibleFollowers(actor)}
      else ${visibleStaff(actor)}
    end
  `;
