import type { classesQuery, classesSelectQuery } from '@memocartes/contract/classes/classes.routes';
import { type Actor, rolesOf, scopeOf } from '@memocartes/contract/permissions/roles';
import { sql } from 'kysely';
import type { z } from 'zod';

import type { Db, Trx } from '../database/database.ts';
import { levelRank } from '../database/queries/levels.ts';
import { among, countOf, inOrderOf, paged } from '../database/queries/pages.ts';
import { resolveSchool } from '../http/actor/authorize.ts';
import { isInArchivedSchool } from '../schools/archived.ts';
import { selectStudents } from '../students/students.queries.ts';
import { listedClasses, teacherIdsOf, teachesClass, visibleClasses } from '../visibility/classes.ts';
import { classSortKey, selectClasses } from './classes.columns.ts';
import { linksOf } from './classes-userspro.queries.ts';

const sortColumns = {
  name: classSortKey,
  level: levelRank('classes.level'),
  nb_students: sql`coalesce(counted.nb, 0)`,
  date_create: sql`classes.date_create`,
} as const;

/**
 * Number of active students by class in one aggregate: counting per class is slower when a list is sorted by this
 * number.
 */
const studentCounts = (schoolId: number | undefined) => sql<{ id: number; nb: number }>`
  (
    select students.classes_id as id, count(*) as nb
    from students
    where students.status = 'ACTIVE'
      and ${schoolId === undefined ? sql`true` : sql`students.schools_id = ${schoolId}`}
    group by students.classes_id
  )
`;

/**
 * One page of the classes visible to an actor, with their total: selects the page first, then joins its details
 * [classes.order].
 */
export async function listClasses(db: Db, actor: Actor, filters: z.output<typeof classesQuery>) {
  const { search, level, archived, teacher_id, order_by, order_dir } = filters;
  const schoolId = resolveSchool(actor, filters.school_id);
  let query = db.selectFrom('classes').where(listedClasses(actor, schoolId));
  if (search) query = query.where(nameContains(search));
  if (level) query = query.where(among('classes.level', level));
  if (archived) query = query.where(isInArchivedSchool('classes.schools_id', archived === 'true'));
  if (teacher_id) query = query.where(teachesClass(teacher_id));
  const ordered = query
    .$if(order_by === 'nb_students', (all) =>
      all.leftJoin(studentCounts(schoolId).as('counted'), 'counted.id', 'classes.id'),
    )
    .select('classes.id')
    .orderBy(sortColumns[order_by], order_dir)
    .orderBy(classSortKey)
    .orderBy('classes.id');
  const ids = (await paged(ordered, filters).execute()).map(({ id }) => id);
  const rows = await selectClasses(db)
    .innerJoin('schools', 'schools.id', 'classes.schools_id')
    .select('schools.name as school_name')
    .where(among('classes.id', ids))
    .execute();
  return { rows: inOrderOf(ids, rows, ({ id }) => id), count: await countOf(query) };
}

/** The classes of the actor's list as options of a select field. */
export function selectClassOptions(db: Db, actor: Actor, filters: z.output<typeof classesSelectQuery>) {
  let query = db
    .selectFrom('classes')
    .select(['classes.id', 'classes.name'])
    .where(listedClasses(actor, resolveSchool(actor, filters.school_id)));
  if (filters.name) query = query.where(nameContains(filters.name));
  return paged(query.orderBy(classSortKey).orderBy('classes.id'), filters).execute();
}

const nameContains = (text: string) => sql<boolean>`strpos(classes.plain_name, f_unaccent(lower(${text}))) > 0`;

/** A class with its data, its students and the links to its teachers; undefined if the actor may not see the class. */
export async function findClass(db: Db, actor: Actor, id: number) {
  const row = await selectClasses(db)
    .select([
      'classes.version',
      'classes.wrong_goes_one_back',
      'classes.home_revision',
      'classes.date_create',
      'classes.schools_id as schoolId',
      teacherIdsOf('classes.id').as('teacherIds'),
    ])
    .where('classes.id', '=', id)
    .where(visibleClasses(actor))
    .executeTakeFirst();
  if (!row) return undefined;
  const links = await linksOf(db, id);
  const students = await selectStudents(db)
    .where('students.classes_id', '=', id)
    .orderBy('students.sort_name')
    .execute();
  return { ...row, links, students };
}

/**
 * Teachers of the actor's school; for a superadmin, of any school. Locks the teachers, so that they can't change school
 * until the transaction ends.
 */
export const findTeachers = (trx: Trx, actor: Actor, ids: readonly number[]) =>
  trx
    .selectFrom('users')
    .select(['id', 'schools_id as schoolId'])
    .where('id', 'in', ids)
    .where('role', 'in', rolesOf('classes'))
    .$if(scopeOf(actor.kind) !== 'platform', (query) => query.where('schools_id', '=', actor.schoolId))
    .orderBy('id')
    .forShare()
    .execute();
