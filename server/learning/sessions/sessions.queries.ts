import { addDays } from '@memocartes/contract/learning/calendar/days';
import type { sessions } from '@memocartes/contract/learning/sessions/sessions.routes';
import type { Actor } from '@memocartes/contract/permissions/roles';
import { sql } from 'kysely';
import type { z } from 'zod';

import type { Db } from '../../database/database.ts';
import { countOf, paged } from '../../database/queries/pages.ts';
import { schoolScope } from '../../http/actor/authorize.ts';
import { listedClasses } from '../../visibility/classes.ts';
import { parisMidnight } from '../calendar/weeks.ts';

type Asked = z.output<(typeof sessions)['list']['query']>;

const studentsWhere = (test: ReturnType<typeof sql>) =>
  sql<number>`(select count(*) from sessions_students p where p.sessions_id = e.id and ${test})`;

/** Sessions with their class, who opened them, and how many students came. */
const selectSessions = (db: Db) =>
  db
    .selectFrom('sessions as e')
    .innerJoin('classes as c', 'c.id', 'e.classes_id')
    .innerJoin('schools as o', 'o.id', 'e.schools_id')
    .leftJoin('users as u', 'u.id', 'e.users_pro_id')
    .leftJoin('authentications as a', 'a.id', 'u.authentications_id')
    .select(['e.id', 'e.classes_id', 'c.name as class_name', 'e.users_pro_id', 'a.firstname', 'a.lastname'])
    .select([
      'e.status',
      'e.code',
      'e.date_create',
      'e.end_time',
      'e.date_close',
      'e.schools_id as schoolId',
      'o.name as school_name',
    ])
    .select([studentsWhere(sql`true`).as('nb_students'), studentsWhere(sql`p.status <> 'INACTIVE'`).as('nb_joined')])
    .select(studentsWhere(sql`p.status = 'ENDED'`).as('nb_ended'))
    .select(studentsWhere(sql`p.status = 'ACTIVE' and p.epoch is not null`).as('nb_revising'))
    .select(sql<boolean>`e.end_time <= now()`.as('is_over'))
    .select(
      sql<number[]>`array(select l.users_pro_id from classes_users_pro l where l.classes_id = e.classes_id)`.as(
        'teacherIds',
      ),
    );
export type SessionRow = Awaited<ReturnType<ReturnType<typeof selectSessions>['execute']>>[number];

/** One page of the sessions of a school, of a teacher's own classes only [sessions.school-admin]. */
export async function listSessions(db: Db, actor: Actor, asked: Asked) {
  let query = selectSessions(db).where(listedClasses(actor, schoolScope(actor, asked.school_id)));
  if (asked.class_id) query = query.where('e.classes_id', '=', asked.class_id);
  if (asked.teacher_id) query = query.where('e.users_pro_id', '=', asked.teacher_id);
  if (asked.status) query = query.where('e.status', '=', asked.status);
  if (asked.since) query = query.where('e.date_create', '>=', parisMidnight(asked.since));
  if (asked.until) query = query.where('e.date_create', '<', parisMidnight(addDays(asked.until, 1)));
  const ordered = query.orderBy(`e.${asked.order_by}`, asked.order_dir).orderBy('e.id', asked.order_dir);
  return { rows: await paged(ordered, asked).execute(), count: await countOf(query) };
}

/** A session of a school visible to the actor, as a subject of the permission table. */
export function findSession(db: Db, actor: Actor, id: number) {
  const schoolId = schoolScope(actor);
  return selectSessions(db)
    .where('e.id', '=', id)
    .$if(schoolId !== undefined, (query) => query.where('e.schools_id', '=', schoolId!))
    .executeTakeFirst();
}

/** The last session of a class, open or not. */
export const findLastSession = (db: Db, classId: number) =>
  selectSessions(db)
    .where('e.classes_id', '=', classId)
    .orderBy('e.date_create', 'desc')
    .orderBy('e.id', 'desc')
    .limit(1)
    .executeTakeFirst();

/** Students of a session: those of its class while it is open, and all who took part. Queried every few seconds while they revise. */
export const findSessionStudents = (db: Db, session: Pick<SessionRow, 'id' | 'classes_id' | 'status'>) =>
  db
    .selectFrom('students as s')
    .leftJoin('sessions_students as p', (join) =>
      join.onRef('p.students_id', '=', 's.id').on('p.sessions_id', '=', session.id),
    )
    .select(['s.id', 's.firstname', 's.lastname', 's.picture', 'p.status', 'p.date_join', 'p.date_end'])
    .select(sql<boolean>`p.epoch is not null`.as('on_tablet'))
    .where((eb) => {
      const inClass = eb.and([eb('s.classes_id', '=', session.classes_id), eb('s.status', '=', 'ACTIVE')]);
      const wasThere = eb('p.id', 'is not', null);
      return session.status === 'ACTIVE' ? eb.or([inClass, wasThere]) : wasThere;
    })
    .orderBy('s.sort_name')
    .orderBy('s.id')
    .execute();
export type SessionStudentRow = Awaited<ReturnType<typeof findSessionStudents>>[number];
