import { sql } from 'kysely';
import type { OrderByItemBuilder } from 'kysely';
import type { z } from 'zod';
import type { studentsQuery, studentsSelectQuery } from '@memocartes/contract/students/students.routes';
import type { Actor } from '@memocartes/contract/permissions/roles';
import type { Db } from '../database/database.ts';
import { levelRank } from '../database/queries/levels.ts';
import { paged } from '../database/queries/pages.ts';
import { prepared } from '../database/queries/prepared.ts';
import { isBroad, matches, matchesAll, patternsOf } from '../database/queries/search.ts';
import { schoolScope } from '../http/actor/authorize.ts';
import { isOfArchived } from '../schools/archived.ts';
import { listedStudents, seesOwnClasses, taughtBy } from '../visibility/students.ts';
import { selectStudents } from './students.columns.ts';

type Asked = z.output<typeof studentsQuery>;
type SelectAsked = z.output<typeof studentsSelectQuery>;

const sortColumns = {
  lastname: sql.ref('s.sort_name'),
  firstname: sql.ref('s.firstname'),
  birthdate: sql.ref('s.birthdate'),
  level: levelRank('s.level'),
  status: sql.ref('s.status'),
  class: sql.ref('c.name'),
  date_create: sql.ref('s.date_create'),
};

/** What the text of the query depends on: who asks, which filters are set, the order. */
const shapeOf = (actor: Actor, asked: Asked, schoolId: number | undefined) => ({
  kind: actor.kind,
  ownClasses: seesOwnClasses(actor),
  ofSchool: schoolId !== undefined,
  nbWords: asked.search ? patternsOf(asked.search).length : 0,
  byClass: asked.class_id === 'none' ? 'none' : !!asked.class_id,
  byLevel: !!asked.level,
  byStatus: !!asked.status,
  byBox: !!asked.is_phygital,
  byOffer: !!asked.offers_id,
  byArchived: !!asked.archived,
  order_by: asked.order_by,
  order_dir: asked.order_dir,
  limit: asked.nb_items,
  // Told apart, since the database plans anew at each request whatever says how much to leave out.
  isFirst: asked.nb_page === 1,
});
type Shape = ReturnType<typeof shapeOf>;

const valuesOf = (actor: Actor, asked: Asked, schoolId: number | undefined) => ({
  userId: actor.userId,
  schoolId,
  patterns: patternsOf(asked.search ?? ''),
  classId: Number(asked.class_id),
  levels: asked.level ?? [],
  statuses: asked.status ?? [],
  isPhygital: asked.is_phygital === 'true',
  offers: (asked.offers_id ?? []).map(Number),
  isArchived: asked.archived === 'true',
  offset: (asked.nb_page - 1) * asked.nb_items,
});
type Values = ReturnType<typeof valuesOf>;

function filtered(db: Db, shape: Shape, values: Values) {
  let query = db
    .selectFrom('students as s')
    .where(listedStudents({ ...shape, userId: values.userId }, shape.ofSchool ? values.schoolId : undefined));
  if (shape.nbWords) query = query.where(matchesAll('s.search', values.patterns, shape.nbWords));
  if (shape.byClass === 'none') query = query.where('s.classes_id', 'is', null);
  else if (shape.byClass) query = query.where('s.classes_id', '=', values.classId);
  if (shape.byLevel) query = query.where(sql<boolean>`s.level = any(${values.levels})`);
  if (shape.byStatus) query = query.where(sql<boolean>`s.status = any(${values.statuses})`);
  if (shape.byBox) query = query.where('s.is_phygital', '=', values.isPhygital);
  if (shape.byOffer)
    query = query.where(
      sql<boolean>`s.schools_id in (select w.id from schools w where w.offers_id = any(${values.offers}))`,
    );
  if (shape.byArchived) query = query.where(isOfArchived('s.schools_id', values.isArchived));
  return query;
}

const isNarrowed = ({ ownClasses, nbWords, byClass, byLevel, byStatus, byBox, byOffer, byArchived }: Shape) =>
  ownClasses || !!(nbWords || byClass || byLevel || byStatus || byBox || byOffer || byArchived);

/** How many there are on all pages: of a whole school, or of all, the schools' own counters say it. */
function counted(db: Db, shape: Shape, values: Values) {
  if (isNarrowed(shape)) return filtered(db, shape, values).select(sql<number>`count(*)`.as('count'));
  const all = db.selectFrom('schools').select(sql<number>`coalesce(sum(nb_students_all), 0)`.as('count'));
  return shape.ofSchool ? all.where('id', '=', values.schoolId!) : all;
}

const countStudents = prepared(counted);

/** In a falling order, students of whom it isn't known come last; an index has them so only where there may be some. */
const mayBeNull: ReadonlySet<Asked['order_by']> = new Set(['birthdate', 'level', 'class']);

/**
 * How many there are, told with the page. A search is read whole to be counted, so it is counted on the way: it also keeps the database from
 * walking through every name in order until enough of them match.
 */
const countedWith = (db: Db, shape: Shape, values: Values) =>
  shape.nbWords ? sql<number>`count(*) over ()` : sql<number>`(${counted(db, shape, values)})`;

/** The page is picked from an index alone, in any order but that of levels; only its rows are then joined with what a list shows of them. */
const findPage = prepared(
  (db, shape: Shape, values: Values) => {
    const { order_by, order_dir } = shape;
    const column = sortColumns[order_by];
    const isNullsLast = order_dir === 'desc' && mayBeNull.has(order_by);
    const inOrder = (order: OrderByItemBuilder) => (isNullsLast ? order.desc().nullsLast() : order[order_dir]());
    const page = filtered(db, shape, values)
      .$if(order_by === 'class', (query) => query.leftJoin('classes as c', 'c.id', 's.classes_id'))
      .select(['s.id', countedWith(db, shape, values).as('count')])
      .orderBy(column, inOrder)
      .$if(order_by !== 'lastname', (query) => query.orderBy('s.sort_name', order_dir))
      .orderBy('s.id', order_dir)
      .limit(sql.lit(shape.limit))
      .$if(!shape.isFirst, (query) => query.offset(values.offset));
    return selectStudents(db)
      .innerJoin(page.as('page'), 'page.id', 's.id')
      .innerJoin('schools as o', 'o.id', 's.schools_id')
      .select('o.name as school_name')
      .select('page.count')
      .orderBy(column, inOrder)
      .$if(order_by !== 'lastname', (query) => query.orderBy('s.sort_name', order_dir))
      .orderBy('s.id', order_dir);
  },
  (shape) => !isNarrowed(shape),
);

/** One page of the students that an actor's lists show, and how many there are, in one round trip. */
export async function listStudents(db: Db, actor: Actor, asked: Asked) {
  const schoolId = schoolScope(actor, asked.school_id);
  const [shape, values] = [shapeOf(actor, asked, schoolId), valuesOf(actor, asked, schoolId)];
  const rows = await findPage(db, shape, values);
  const [row] = rows.length || asked.nb_page === 1 ? rows : await countStudents(db, shape, values);
  return { rows, count: row?.count ?? 0 };
}

/** Students as a choice: `{id, firstname, lastname}`, of the actor's own lists. */
export function selectStudentOptions(db: Db, actor: Actor, asked: SelectAsked) {
  // A follower's children may be in several schools: theirs is no bound.
  const schoolId = actor.kind === 'USER' ? undefined : schoolScope(actor, asked.school_id);
  let query = db
    .selectFrom('students as s')
    .select(['s.id', 's.firstname', 's.lastname'])
    .where(listedStudents({ ...actor, ownClasses: seesOwnClasses(actor) }, schoolId))
    .where('s.status', '=', 'ACTIVE');
  if (asked.name) query = query.where(matches('s.search', asked.name));
  // Counted in order to be looked up rather than met in the order of names, as the list's search is.
  if (asked.name && !isBroad(asked.name)) query = query.select(sql`count(*) over ()`.as('count'));
  if (asked.class_id) query = query.where('s.classes_id', '=', asked.class_id);
  if (asked.teacher_id) query = query.where(taughtBy(asked.teacher_id, 's.classes_id'));
  if (asked.no_chat === 'true')
    query = query.where(sql<boolean>`not exists (select from chats h where h.students_id = s.id)`);
  return paged(query.orderBy('s.sort_name').orderBy('s.id'), asked).execute();
}
