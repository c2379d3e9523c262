import type { sessions } from '@memocartes/contract/learning/sessions/sessions.routes';
import type { Actor } from '@memocartes/contract/permissions/roles';
import { type InferResult, sql } from 'kysely';
import type { z } from 'zod';

import { midnightAfter, parisMidnight } from '../../calendar/weeks.ts';
import type { Db } from '../../database/database.ts';
import { countOf, paged } from '../../database/queries/pages.ts';
import { resolveSchool } from '../../http/actor/authorize.ts';
import { listedClasses, teacherIdsOf } from '../../visibility/classes.ts';

type Params = z.output<(typeof sessions)['list']['query']>;

const studentsWhere = (test: ReturnType<typeof sql>) =>
  sql<number>`(select count(*) from sessions_students where sessions_students.sessions_id = sessions.id and ${test})`;

/**
 * Number of students that `findSessionStudents` returns. While the session is open: the students of the class, and
 * those who joined and have left the class since.
 */
export const nbSessionStudents = sql<number>`
  case sessions.status
    when 'ACTIVE' then (
      select count(*)
      from students
      where students.classes_id = sessions.classes_id and students.status = 'ACTIVE'
    ) + (
      select count(*)
      from sessions_students join students on students.id = sessions_students.students_id
      where sessions_students.sessions_id = sessions.id
        and sessions_students.status <> 'INACTIVE'
        and (students.classes_id is distinct from sessions.classes_id or students.status <> 'ACTIVE')
    )
    else ${studentsWhere(sql`true`)}
  end
`;

/** Sessions with their class, their creator, and their numbers of students by status. */
const selectSessions = (db: Db) =>
  db
    .selectFrom('sessions')
    .innerJoin('classes', 'classes.id', 'sessions.classes_id')
    .innerJoin('schools', 'schools.id', 'sessions.schools_id')
    .leftJoin('users', 'users.id', 'sessions.users_pro_id')
    .leftJoin('authentications', 'authentications.id', 'users.authentications_id')
    .select([
      'sessions.id',
      'sessions.classes_id',
      'classes.name as class_name',
      'sessions.users_pro_id',
      'authentications.firstname',
      'authentications.lastname',
      'sessions.status',
      'sessions.code',
      'sessions.date_create',
      'sessions.end_time',
      'sessions.date_close',
      'sessions.schools_id as schoolId',
      'schools.name as school_name',
      nbSessionStudents.as('nb_students'),
      studentsWhere(sql`sessions_students.status <> 'INACTIVE'`).as('nb_joined'),
    ])
    // [sessions.unfinished]
    .select(studentsWhere(sql`sessions_students.has_finished`).as('nb_ended'))
    .select(
      studentsWhere(sql`sessions_students.status = 'ACTIVE' and sessions_students.epoch is not null`).as('nb_revising'),
    )
    .select(sql<boolean>`sessions.end_time <= now()`.as('is_over'))
    .select(teacherIdsOf('sessions.classes_id').as('teacherIds'));

export type SessionRow = InferResult<ReturnType<typeof selectSessions>>[number];

/** One page of the sessions of the classes in the actor's lists (`listedClasses`) [sessions.school-admin]. */
export async function listSessions(db: Db, actor: Actor, params: Params) {
  let query = selectSessions(db).where(listedClasses(actor, resolveSchool(actor, params.school_id)));
  if (params.class_id) query = query.where('sessions.classes_id', '=', params.class_id);
  if (params.teacher_id) query = query.where('sessions.users_pro_id', '=', params.teacher_id);
  if (params.status) query = query.where('sessions.status', '=', params.status);
  if (params.since) query = query.where('sessions.date_create', '>=', parisMidnight(params.since));
  if (params.until) query = query.where('sessions.date_create', '<', midnightAfter(params.until));
  const ordered = query
    .orderBy(`sessions.${params.order_by}`, params.order_dir)
    .orderBy('sessions.id', params.order_dir);
  return { rows: await paged(ordered, params).execute(), count: await countOf(query) };
}

/** The open sessions of a school, by id. */
export const selectOpenSessions = (db: Db, schoolId: number) =>
  db
    .selectFrom('sessions')
    .select('id')
    .where('schools_id', '=', schoolId)
    .where('status', '=', 'ACTIVE')
    .orderBy('id');

/** A session of a school visible to the actor, as a subject of the permission table. */
export function findSession(db: Db, actor: Actor, id: number) {
  const schoolId = resolveSchool(actor);
  const query = selectSessions(db).where('sessions.id', '=', id);
  return (schoolId === undefined ? query : query.where('sessions.schools_id', '=', schoolId)).executeTakeFirst();
}

/** Condition on `sessions`: at least one student took part, or was marked as present. */
export const hasParticipants = sql<boolean>`
  exists (
    select
    from sessions_students
    where sessions_students.sessions_id = sessions.id and sessions_students.status <> 'INACTIVE'
  )
`;

/** Condition on `sessions`: may be shown as the last session of its class [sessions.last]. */
export const mayBeLastSession = sql<boolean>`(sessions.status = 'ACTIVE' or ${hasParticipants})`;

/** The open session of a class, otherwise its last closed one in which a student took part [sessions.last]. */
export const findLastSession = (db: Db, classId: number) =>
  selectSessions(db)
    .where('sessions.classes_id', '=', classId)
    .where(mayBeLastSession)
    .orderBy('sessions.date_create', 'desc')
    .orderBy('sessions.id', 'desc')
    .limit(1)
    .executeTakeFirst();

/** Condition on `students`: currently in the class. */
const isInClass = (classId: number) => sql<boolean>`(students.classes_id = ${classId} and students.status = 'ACTIVE')`;

/**
 * Students of a session. While it is open: the current students of the class, and those who joined. Afterwards: the
 * students of the class when it was opened, and those who joined. A tablet sees fewer students: see `findStudents` in
 * `devices/join`.
 */
export const findSessionStudents = (db: Db, session: Pick<SessionRow, 'id' | 'classes_id' | 'status'>) =>
  db
    .selectFrom('students')
    .leftJoin('sessions_students', (join) =>
      join
        .onRef('sessions_students.students_id', '=', 'students.id')
        .on('sessions_students.sessions_id', '=', session.id),
    )
    .select([
      'students.id',
      'students.firstname',
      'students.lastname',
      'students.picture',
      'students.level',
      'sessions_students.status',
      'sessions_students.date_join',
      'sessions_students.date_end',
    ])
    .select(sql<boolean>`coalesce(sessions_students.has_finished, false)`.as('has_finished'))
    .select(
      sql<boolean>`sessions_students.epoch is not null and sessions_students.status <> 'INACTIVE'`.as('on_tablet'),
    )
    .select(sql<boolean>`not coalesce(${isInClass(session.classes_id)}, false)`.as('has_left'))
    .where((eb) => {
      if (session.status !== 'ACTIVE') return eb('sessions_students.id', 'is not', null);
      // A student who left the class without joining is no longer expected [sessions.waiting].
      return eb.or([isInClass(session.classes_id), eb('sessions_students.status', '<>', 'INACTIVE')]);
    })
    .orderBy('students.sort_name')
    .orderBy('students.id')
    .execute();

export type SessionStudentRow = Awaited<ReturnType<typeof findSessionStudents>>[number];
