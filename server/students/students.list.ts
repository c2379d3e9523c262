import { type Actor, scopeOf } from '@memocartes/contract/permissions/roles';
import type { studentsQuery, studentsSelectQuery } from '@memocartes/contract/students/students.routes';
import { type OrderByItemBuilder, sql } from 'kysely';
import type { z } from 'zod';

import type { Db } from '../database/database.ts';
import { levelRank } from '../database/queries/levels.ts';
import { paged } from '../database/queries/pages.ts';
import { prepared } from '../database/queries/prepared.ts';
import { isBroad, matches, matchesAll, patternsOf } from '../database/queries/search.ts';
import { resolveSchool } from '../http/actor/authorize.ts';
import { isMessagingSchool } from '../offers/messaging.ts';
import { isInArchivedSchool } from '../schools/archived.ts';
import { followedBy, isFollowed, listedStudents, seesOwnClasses, taughtBy } from '../visibility/students.ts';
import { selectStudents } from './students.queries.ts';

type Filters = z.output<typeof studentsQuery>;
type SelectFilters = z.output<typeof studentsSelectQuery>;

const sortColumns = {
  lastname: sql.ref('students.sort_name'),
  firstname: sql.ref('students.firstname'),
  birthdate: sql.ref('students.birthdate'),
  level: levelRank('students.level'),
  status: sql.ref('students.status'),
  class: sql.ref('classes.name'),
  date_create: sql.ref('students.date_create'),
};

/** All that the text of the query depends on: the actor's rights, which filters are set, the order, the page size. */
const shapeOf = (actor: Actor, filters: Filters, schoolId: number | undefined) => ({
  kind: actor.kind,
  ownClasses: seesOwnClasses(actor),
  ofSchool: schoolId !== undefined,
  nbWords: filters.search ? patternsOf(filters.search).length : 0,
  byClass: filters.class_id === 'none' ? 'none' : !!filters.class_id,
  byLevel: !!filters.level,
  byStatus: !!filters.status,
  byBox: !!filters.is_phygital,
  byFollower: filters.has_follower,
  byOffer: !!filters.offers_id,
  byArchived: !!filters.archived,
  order_by: filters.order_by,
  order_dir: filters.order_dir,
  limit: filters.nb_items,
  // The first page has its own shape, without an offset: the database replans every query that has an offset.
  isFirst: filters.nb_page === 1,
});

type Shape = ReturnType<typeof shapeOf>;

const valuesOf = (actor: Actor, filters: Filters, schoolId: number | undefined) => ({
  userId: actor.userId,
  schoolId,
  patterns: patternsOf(filters.search ?? ''),
  classId: Number(filters.class_id),
  levels: filters.level ?? [],
  statuses: filters.status ?? [],
  isPhygital: filters.is_phygital === 'true',
  offers: (filters.offers_id ?? []).map(Number),
  isArchived: filters.archived === 'true',
  offset: (filters.nb_page - 1) * filters.nb_items,
});

type Values = ReturnType<typeof valuesOf>;

function selectFiltered(db: Db, shape: Shape, values: Values) {
  let query = db
    .selectFrom('students')
    .where(listedStudents({ ...shape, userId: values.userId }, shape.ofSchool ? values.schoolId : undefined));
  if (shape.nbWords) query = query.where(matchesAll('students.search', values.patterns, shape.nbWords));
  if (shape.byClass === 'none') query = query.where('students.classes_id', 'is', null);
  else if (shape.byClass) query = query.where('students.classes_id', '=', values.classId);
  if (shape.byLevel) query = query.where(sql<boolean>`students.level = any(${values.levels})`);
  if (shape.byStatus) query = query.where(sql<boolean>`students.status = any(${values.statuses})`);
  if (shape.byBox) query = query.where('students.is_phygital', '=', values.isPhygital);
  // [followers.without]
  if (shape.byFollower === 'true') query = query.where(isFollowed);
  if (shape.byFollower === 'false') query = query.where(sql<boolean>`not ${isFollowed}`);
  if (shape.byOffer) {
    query = query.where(
      sql<boolean>`
        students.schools_id in (
          select schools.id from schools where schools.offers_id = any(${values.offers})
        )
      `,
    );
  }
  if (shape.byArchived) query = query.where(isInArchivedSchool('students.schools_id', values.isArchived));
  return query;
}

const isNarrowed = ({ ownClasses, nbWords, byClass, byLevel, byStatus, byBox, byFollower, ...others }: Shape) =>
  ownClasses ||
  !!(nbWords || byClass || byLevel || byStatus || byBox || byFollower || others.byOffer || others.byArchived);

/** Total over all pages; without filters, the total of the schools' counters. */
function selectCount(db: Db, shape: Shape, values: Values) {
  if (isNarrowed(shape)) return selectFiltered(db, shape, values).select(sql<number>`count(*)`.as('count'));
  const all = db.selectFrom('schools').select(sql<number>`coalesce(sum(nb_students_all), 0)`.as('count'));
  return shape.ofSchool ? all.where('id', '=', values.schoolId!) : all;
}

const countStudents = prepared(selectCount);

/** Columns that may be null: nulls come last in descending order. The indexes of other columns lack `nulls last`. */
const nullableColumns: ReadonlySet<Filters['order_by']> = new Set(['birthdate', 'level', 'class']);

/**
 * Total, returned with each row of the page. A search counts all its matches, which also keeps the database from
 * scanning names in order until enough match.
 */
const countedWith = (db: Db, shape: Shape, values: Values) =>
  shape.nbWords ? sql<number>`count(*) over ()` : sql<number>`(${selectCount(db, shape, values)})`;

/**
 * Selects the ids of a page first, so that only the rows of the page are joined with the displayed data. The page is
 * materialized: for a school that grew since its last statistics, PostgreSQL would compute it again for each student.
 */
const findPage = prepared(
  (db, shape: Shape, values: Values) => {
    const { order_by, order_dir } = shape;
    const column = sortColumns[order_by];
    const isNullsLast = order_dir === 'desc' && nullableColumns.has(order_by);
    const inOrder = (order: OrderByItemBuilder) => (isNullsLast ? order.desc().nullsLast() : order[order_dir]());
    const page = selectFiltered(db, shape, values)
      .$if(order_by === 'class', (query) => query.leftJoin('classes', 'classes.id', 'students.classes_id'))
      .select(['students.id', countedWith(db, shape, values).as('count')])
      .orderBy(column, inOrder)
      .$if(order_by !== 'lastname', (query) => query.orderBy('students.sort_name', order_dir))
      .orderBy('students.id', order_dir)
      .limit(sql.lit(shape.limit))
      .$if(!shape.isFirst, (query) => query.offset(values.offset));

    return selectStudents(
      db.with(
        (named) => named('page').materialized(),
        () => page,
      ),
    )
      .innerJoin(sql<{ id: number; count: number }>`page`.as('page'), 'page.id', 'students.id')
      .innerJoin('schools', 'schools.id', 'students.schools_id')
      .select('schools.name as school_name')
      .select('page.count')
      .orderBy(column, inOrder)
      .$if(order_by !== 'lastname', (query) => query.orderBy('students.sort_name', order_dir))
      .orderBy('students.id', order_dir);
  },
  (shape) => !isNarrowed(shape),
);

/** One page of an actor's students in order [classes.order], with the total. */
export async function listStudents(db: Db, actor: Actor, filters: Filters) {
  const schoolId = resolveSchool(actor, filters.school_id);
  const shape = shapeOf(actor, filters, schoolId);
  const values = valuesOf(actor, filters, schoolId);
  const rows = await findPage(db, shape, values);
  // A page past the end has no row that contains the total.
  const [row] = rows.length || filters.nb_page === 1 ? rows : await countStudents(db, shape, values);
  return { rows, count: row?.count ?? 0 };
}

/** Condition: a student in a class of a school with messaging, without an open conversation [messaging.new]. */
const mayOpenChat = sql<boolean>`
  students.classes_id is not null
    and students.schools_id in (select schools.id from schools where ${isMessagingSchool})
    and not exists (select from chats where chats.students_id = students.id and chats.date_close is null)
`;

/** The active students in an actor's lists, as options: `{id, firstname, lastname}`. */
export function selectStudentOptions(db: Db, actor: Actor, filters: SelectFilters) {
  // A follower's children may be in several schools, so their list is not limited to one school.
  const schoolId = scopeOf(actor.kind) === 'children' ? filters.school_id : resolveSchool(actor, filters.school_id);
  let query = db
    .selectFrom('students')
    .select(['students.id', 'students.firstname', 'students.lastname'])
    .where(listedStudents({ ...actor, ownClasses: seesOwnClasses(actor) }, schoolId))
    .where('students.status', '=', 'ACTIVE');
  if (filters.name) query = query.where(matches('students.search', filters.name));
  // The count makes the database use the search index instead of scanning in name order, as for the list.
  if (filters.name && !isBroad(filters.name)) query = query.select(sql`count(*) over ()`.as('count'));
  if (filters.class_id) query = query.where('students.classes_id', '=', filters.class_id);
  if (filters.teacher_id) query = query.where(taughtBy(filters.teacher_id, 'students.classes_id'));
  if (filters.users_pro_id) query = query.where(followedBy(filters.users_pro_id));
  if (scopeOf(actor.kind) === 'children' && schoolId !== undefined) {
    query = query.where('students.schools_id', '=', schoolId);
  }
  if (filters.no_chat === 'true') query = query.where(mayOpenChat);
  return paged(query.orderBy('students.sort_name').orderBy('students.id'), filters).execute();
}
