import { hash } from 'node:crypto';

import type { YearCounts, YearPreview } from '@memocartes/contract/year-change/year-change.routes';
import { sql } from 'kysely';

import { selectClassesOf } from '../classes/classes.columns.ts';
import type { Db } from '../database/database.ts';
import { selectOpenSessions } from '../learning/sessions/sessions.queries.ts';
import { type Choices, type Plan, type PlannedStudent, planYear } from './plan.ts';

export const selectStudents = (db: Db, schoolId: number) =>
  db
    .selectFrom('students')
    .select(['id', 'firstname', 'lastname', 'level', 'classes_id', 'epoch', 'demo_mode', 'picture'])
    .where('schools_id', '=', schoolId)
    .where('status', '=', 'ACTIVE');

/** Digest of a plan: of its students' levels, classes and outcomes, its classes, and the open sessions, by id. */
export function digestOf(
  schoolId: number,
  { students, classes }: Plan,
  openSessions: readonly { id: number }[],
): string {
  const moves = students
    .map(({ id, level, classes_id, outcome, class_after }) => [id, level, classes_id, outcome, class_after])
    .sort(([a], [b]) => Number(a) - Number(b));
  const classChanges = classes.map(({ id, name, level, choice, name_after }) => [id, name, level, choice, name_after]);
  return hash('sha256', JSON.stringify([schoolId, moves, classChanges, openSessions.map(({ id }) => id)]), 'hex');
}

/** Number of cards in the boxes of each student of a school. */
async function countCards(db: Db, schoolId: number): Promise<Map<number, number>> {
  const { rows } = await sql<{ id: number; nb: number }>`
    select cards_students.students_id as id, count(*)::int as nb
    from cards_students join students on students.id = cards_students.students_id
    where students.schools_id = ${schoolId}
    group by 1
  `.execute(db);
  return new Map(rows.map(({ id, nb }) => [id, nb]));
}

export const leavesClass = ({ classes_id, class_after }: PlannedStudent) =>
  classes_id !== null && classes_id !== class_after;

/** Counts of a plan; `cards` is the number of cards in the boxes of each student. */
export function countsOf({ students }: Plan, cards: ReadonlyMap<number, number>): YearCounts {
  const count = (test: (student: PlannedStudent) => boolean) => students.filter(test).length;
  return {
    up: count(({ outcome }) => outcome === 'UP'),
    repeat: count(({ outcome }) => outcome === 'REPEAT'),
    leave: count(({ outcome }) => outcome === 'LEAVE'),
    no_level: count(({ outcome }) => outcome === 'NO_LEVEL'),
    to_place: count(({ outcome, class_after }) => outcome !== 'LEAVE' && class_after === null),
    tracking_lost: count((student) => leavesClass(student) && cards.has(student.id)),
  };
}

const lastChange = (db: Db, schoolId: number) =>
  db
    .selectFrom('operations')
    .select('date_create')
    .where('schools_id', '=', schoolId)
    .where('kind', '=', 'YEAR_CHANGE')
    .where('date_undone', 'is', null)
    .orderBy('date_create', 'desc')
    .limit(1)
    .executeTakeFirst();

/** Preview of the year change, based on the school's current data [year.preview]. */
export async function previewYear(db: Db, schoolId: number, choices: Choices): Promise<YearPreview> {
  const students = await selectStudents(db, schoolId).orderBy('sort_name').orderBy('id').execute();
  const plan = planYear(students, await selectClassesOf(db, schoolId).execute(), choices);
  const openSessions = await selectOpenSessions(db, schoolId).execute();
  const cards = await countCards(db, schoolId);
  const nameOf = new Map(students.map(({ id, firstname, lastname }) => [id, { firstname, lastname }]));
  const classOf = new Map(plan.classes.map(({ id, name }) => [id, { id, name }]));
  const classAfter = new Map(plan.classes.map(({ id, name_after }) => [id, { id, name: name_after }]));

  return {
    digest: digestOf(schoolId, plan, openSessions),
    pupils: plan.students.map((student) => ({
      id: student.id,
      ...nameOf.get(student.id)!,
      level: student.level,
      level_after: student.level_after,
      class_: classOf.get(student.classes_id ?? 0) ?? null,
      class_after: classAfter.get(student.class_after ?? 0) ?? null,
      outcome: student.outcome,
      nb_cards_lost: leavesClass(student) ? (cards.get(student.id) ?? 0) : 0,
    })),
    classes: plan.classes,
    counts: countsOf(plan, cards),
    nb_open_sessions: openSessions.length,
    last_change: (await lastChange(db, schoolId))?.date_create ?? null,
  };
}
