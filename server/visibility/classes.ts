import { type Actor, scopeOf } from '@memocartes/contract/permissions/roles';
import { type RawBuilder, sql, type SqlBool } from 'kysely';

import type { Db } from '../database/database.ts';
import { seesOwnClasses, taughtBy } from './students.ts';

/**
 * Condition for the classes in an actor's lists: those of the school, or of all schools if `schoolId` is undefined. A
 * teacher who does not administer the school gets only their own classes [permissions.teacher].
 */
export function listedClasses(actor: Actor, schoolId: number | undefined): RawBuilder<SqlBool> {
  const inSchool = schoolId === undefined ? sql<SqlBool>`true` : sql<SqlBool>`classes.schools_id = ${schoolId}`;
  return seesOwnClasses(actor) ? sql`${inSchool} and ${teachesClass(actor.userId)}` : inSchool;
}

/** Condition that a person teaches the class (`classes`). */
export const teachesClass = (userId: number): RawBuilder<SqlBool> => taughtBy(userId, 'classes.id');

/** Condition on the classes that an actor may see [permissions.other-school]. */
export const visibleClasses = (actor: Actor): RawBuilder<SqlBool> =>
  scopeOf(actor.kind) === 'platform' ? sql`true` : sql`classes.schools_id = ${actor.schoolId}`;

/** The people who teach the class whose id is in a column. */
export const teacherIdsOf = (classId: 'classes.id' | 'sessions.classes_id' | 'students.classes_id') =>
  sql<number[]>`
    array(
      select classes_users_pro.users_pro_id
      from classes_users_pro
      where classes_users_pro.classes_id = ${sql.ref(classId)}
    )
  `;

/** A class visible to the actor, as the subject of a permission, or undefined. */
export const findClassSubject = (db: Db, actor: Actor, id: number) =>
  db
    .selectFrom('classes')
    .select([
      'classes.id',
      'classes.name',
      'classes.level',
      'classes.schools_id as schoolId',
      teacherIdsOf('classes.id').as('teacherIds'),
    ])
    .where('classes.id', '=', id)
    .where(visibleClasses(actor))
    .executeTakeFirst();
