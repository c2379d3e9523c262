import { sql } from 'kysely';
import type { z } from 'zod';
import type { classesQuery, classesSelectQuery } from '@memocartes/contract/classes/classes.routes';
import type { Actor } from '@memocartes/contract/permissions/roles';
import type { Db } from '../database/database.ts';
import { among, countOf, paged } from '../database/pages.ts';
import { schoolScope } from '../http/authorize.ts';
import { selectStudents } from '../students/students.columns.ts';
import { className, knownClasses, listedClasses, nbStudents, selectClasses, taughtIn } from './classes.columns.ts';
import { linksOf } from './classes-userspro.queries.ts';

const sortColumns = {
  name: className,
  level: 'c.level',
  nb_students: nbStudents,
  date_create: 'c.date_create',
} as const;
const searched = sql<boolean>`f_unaccent(lower(c.name))`;

/** One page of the classes that an actor's lists show, and how many there are. */
export async function listClasses(db: Db, actor: Actor, asked: z.output<typeof classesQuery>) {
  let query = selectClasses(db).where(listedClasses(actor, schoolScope(actor, asked.school_id)));
  if (asked.search) query = query.where(nameHolds(asked.search));
  if (asked.level) query = query.where(among('c.level', asked.level));
  if (asked.teacher_id) query = query.where(taughtIn(asked.teacher_id));
  const ordered = query.orderBy(sortColumns[asked.order_by], asked.order_dir).orderBy(className).orderBy('c.id');
  return { rows: await paged(ordered, asked).execute(), count: await countOf(query) };
}

/** Classes as a choice, of the actor's own lists. */
export function selectClassOptions(db: Db, actor: Actor, asked: z.output<typeof classesSelectQuery>) {
  let query = db
    .selectFrom('classes as c')
    .select(['c.id', 'c.name'])
    .where(listedClasses(actor, schoolScope(actor, asked.school_id)));
  if (asked.name) query = query.where(nameHolds(asked.name));
  return paged(query.orderBy(className).orderBy('c.id'), asked).execute();
}

/** A school has few classes: their names need no index of their own. */
const nameHolds = (text: string) => sql<boolean>`strpos(${searched}, f_unaccent(lower(${text}))) > 0`;

const teacherIds = sql<number[]>`array(select l.users_pro_id from classes_users_pro l where l.classes_id = c.id)`;

/** A class among those that the actor may know of, as the subject of a permission; or undefined. */
export const findClassSubject = (db: Db, actor: Actor, id: number) =>
  db
    .selectFrom('classes as c')
    .select(['c.id', 'c.name', 'c.level', 'c.schools_id as schoolId', teacherIds.as('teacherIds')])
    .where('c.id', '=', id)
    .where(knownClasses(actor))
    .executeTakeFirst();

/** A class whole with its teachers' links and its pupils, among those that the actor may know of; or undefined. */
export async function findClass(db: Db, actor: Actor, id: number) {
  const row = await selectClasses(db)
    .select(['c.wrong_goes_one_back', 'c.date_create', 'c.schools_id as schoolId', teacherIds.as('teacherIds')])
    .where('c.id', '=', id)
    .where(knownClasses(actor))
    .executeTakeFirst();
  if (!row) return undefined;
  const links = await linksOf(db, id);
  const students = await selectStudents(db).where('s.classes_id', '=', id).orderBy('s.sort_name').execute();
  return { ...row, links, students };
}
