import { sql } from 'kysely';
import type { z } from 'zod';
import type { studentsQuery, studentsSelectQuery } from '@memocartes/contract/students/students.routes';
import type { Actor } from '@memocartes/contract/permissions/roles';
import type { Db } from '../database/database.ts';
import { among, countOf, paged } from '../database/pages.ts';
import { matches } from '../database/search.ts';
import { schoolScope } from '../http/authorize.ts';
import { listedStudents, taughtBy } from './scope.ts';
import { selectStudents } from './students.columns.ts';

type Asked = z.output<typeof studentsQuery>;
type SelectAsked = z.output<typeof studentsSelectQuery>;

const sortColumns = {
  lastname: 's.sort_name',
  firstname: 's.firstname',
  birthdate: 's.birthdate',
  level: 's.level',
  status: 's.status',
  class: 'c.name',
  date_create: 's.date_create',
} as const;

function filtered(db: Db, actor: Actor, asked: Asked, schoolId: number | undefined) {
  let query = selectStudents(db).where(listedStudents(actor, schoolId));
  if (asked.search) query = query.where(matches('s.search', asked.search));
  if (asked.class_id === 'none') query = query.where('s.classes_id', 'is', null);
  else if (asked.class_id) query = query.where('s.classes_id', '=', asked.class_id);
  if (asked.level) query = query.where(among('s.level', asked.level));
  if (asked.status) query = query.where(among('s.status', asked.status));
  if (asked.is_phygital) query = query.where('s.is_phygital', '=', asked.is_phygital === 'true');
  return query;
}

const isNarrowed = (actor: Actor, { search, class_id, level, status, is_phygital }: Asked) =>
  actor.kind === 'TEACHER' || !!(search || class_id || level || status || is_phygital);

/** All pupils of a school, or of all schools, as the schools' own counters have it. */
function counted(db: Db, schoolId: number | undefined) {
  const query = db.selectFrom('schools').select(({ fn }) => fn.sum<number>('nb_students_all').as('count'));
  return schoolId === undefined ? query : query.where('id', '=', schoolId);
}

/** One page of the pupils that an actor's lists show, and how many there are, in one round trip. */
export async function listStudents(db: Db, actor: Actor, asked: Asked) {
  const schoolId = schoolScope(actor, asked.school_id);
  const query = filtered(db, actor, asked, schoolId);
  const total = isNarrowed(actor, asked)
    ? query.clearSelect().select(sql<number>`count(*)`.as('count'))
    : counted(db, schoolId);
  const column = sortColumns[asked.order_by];
  const sorted = query.orderBy(column, (order) =>
    asked.order_dir === 'desc' ? order.desc().nullsLast() : order.asc(),
  );
  const ordered = column === 's.sort_name' ? sorted : sorted.orderBy('s.sort_name', asked.order_dir);
  const page = paged(ordered.orderBy('s.id', asked.order_dir), asked);
  const rows = await page.select(sql<number | null>`(${total})`.as('count')).execute();
  const count = rows[0] ? rows[0].count : asked.nb_page === 1 ? 0 : await countOf(query);
  return { rows, count: count ?? 0 };
}

/** Pupils as a choice: `{id, firstname, lastname}`, of the actor's own lists (specification §6). */
export function selectStudentOptions(db: Db, actor: Actor, asked: SelectAsked) {
  // A follower's children may be in several schools: theirs is no bound.
  const schoolId = actor.kind === 'USER' ? undefined : schoolScope(actor, asked.school_id);
  let query = db
    .selectFrom('students as s')
    .select(['s.id', 's.firstname', 's.lastname'])
    .where(listedStudents(actor, schoolId))
    .where('s.status', '=', 'ACTIVE');
  if (asked.name) query = query.where(matches('s.search', asked.name));
  if (asked.class_id) query = query.where('s.classes_id', '=', asked.class_id);
  if (asked.teacher_id) query = query.where(taughtBy(asked.teacher_id, 's.classes_id'));
  if (asked.no_chat === 'true')
    query = query.where(sql<boolean>`not exists (select from chats h where h.students_id = s.id)`);
  return paged(query.orderBy('s.sort_name').orderBy('s.id'), asked).execute();
}
