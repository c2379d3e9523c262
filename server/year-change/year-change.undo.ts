import type { Undone } from '@memocartes/contract/bulk-operations/bulk-operations.routes';
import type { StudentStatus } from '@memocartes/contract/students/student-status';
import { fold } from '@memocartes/contract/text/fold';
import { sql } from 'kysely';

import type { LockedOperation, Undo } from '../bulk-operations/bulk-operations.writes.ts';
import { selectClassesOf } from '../classes/classes.columns.ts';
import type { Trx } from '../database/database.ts';
import { recordChanges } from '../history/history.writes.ts';
import { refuseBecause } from '../http/errors.ts';
import { endRevisionsOf } from '../session-events/end-revisions.ts';
import { renameAll } from './class-names.ts';
import type { PlannedClass, PlannedStudent } from './plan.ts';
import { writeClasses } from './rename-classes.writes.ts';
import { restoreTracking } from './tracking.ts';

/** A moved student: values before and after. */
export type Moved = Pick<PlannedStudent, 'id' | 'level' | 'classes_id' | 'level_after' | 'class_after'> & {
  epoch: number;
  /** Epoch after the last of several merged moves; absent for a single move. */
  epoch_after?: number;
  demo_mode: boolean;
  /** Absent from older operations, which did not store pictures. */
  picture?: number;
  /** Whether they left their class, and thus started a new epoch. */
  left: boolean;
  /** ACTIVE if absent. */
  status?: StudentStatus;
  /** When a student who was INACTIVE had left the school. */
  date_inactive?: string | null;
  status_after: StudentStatus;
};

export type YearData = {
  /** Students; the stored field keeps its old name. */
  pupils: (PlannedStudent & Omit<Moved, 'status_after'>)[];
  classes: PlannedClass[];
};

/** Only the latest year change can be undone. @throws CONFLICT if there is a later one */
async function checkLast(trx: Trx, { id, schoolId }: LockedOperation): Promise<void> {
  const later = await trx
    .selectFrom('operations')
    .select('id')
    .where('schools_id', '=', schoolId)
    .where('kind', '=', 'YEAR_CHANGE')
    .where('date_undone', 'is', null)
    .where('id', '>', id)
    .executeTakeFirst();
  if (later) throw refuseBecause('LATER_YEAR_CHANGE');
}

/** The epoch of a student after the move. */
export const epochAfter = ({ epoch, epoch_after, left }: Moved): number => epoch_after ?? (left ? epoch + 1 : epoch);

type Reason = Undone['kept'][number]['reason'];
type Found = { id: number; firstname: string; lastname: string; reason: Reason | null };

/** Moved students who still exist, with the reason not to restore a student who was changed or has new answers. */
export async function findMoved(trx: Trx, students: readonly Moved[]): Promise<Found[]> {
  const expected = students.map((student) => ({
    id: student.id,
    level: student.level_after,
    class_after: student.class_after,
    status: student.status_after,
    epoch: epochAfter(student),
    epoch_before: student.epoch,
    left: student.left,
  }));
  const { rows } = await sql<Found>`
    select students.id, students.firstname, students.lastname,
      case
        when students.level is distinct from expected.level
          or students.classes_id is distinct from expected.class_after
          or students.status <> expected.status
          or students.epoch <> expected.epoch then 'EDITED'
        when expected.left
          and exists (
            select from cards_events
            where cards_events.students_id = students.id and cards_events.epoch > expected.epoch_before
          ) then 'CARDS'
      end as reason
    from jsonb_to_recordset(${JSON.stringify(expected)}::jsonb) as expected(
      id int, level text, class_after int, status text, epoch int, epoch_before int, "left" boolean
    )
      join students on students.id = expected.id
    order by students.sort_name, students.id
  `.execute(trx);
  return rows;
}

/**
 * Restores classes not changed since; a class whose former name is now used by another class keeps its new name
 * [year.undo-names]. @returns the number of restored classes
 */
async function restoreClasses(trx: Trx, schoolId: number, classes: YearData['classes']): Promise<number> {
  const currentClasses = await selectClassesOf(trx, schoolId).forNoKeyUpdate().execute();
  const changed = new Map(classes.map((class_) => [class_.id, class_]));
  const isUntouched = ({ id, name, level }: (typeof currentClasses)[number]) =>
    changed.get(id)?.name_after === name && changed.get(id)?.level_after === level;
  const untouched = new Map(currentClasses.filter(isUntouched).map(({ id }) => [id, changed.get(id)!]));
  const names = renameAll(
    currentClasses.map(({ id, name }) => ({ id, name, newName: untouched.get(id)?.name ?? name })),
    fold,
  );
  const restored = [...untouched.values()].map(({ id, level }) => ({ id, level, name: names.get(id)! }));
  await writeClasses(trx, restored);
  return restored.length;
}

/**
 * Updates in one statement, so that seats are counted once. Students of a deleted class, or who had left the school,
 * get no class.
 */
const restorePlaces = (trx: Trx, students: readonly Moved[]) =>
  sql`
    update students
    set level = before.level, status = coalesce(before.status, 'ACTIVE'),
      date_inactive = before.date_inactive,
      classes_id = case when coalesce(before.status, 'ACTIVE') = 'ACTIVE' then classes.id end,
      epoch = before.epoch, demo_mode = before.demo_mode, packs_from = null
    from jsonb_to_recordset(${JSON.stringify(students)}::jsonb) as before(
      id int, level text, status text, date_inactive timestamptz, classes_id int, epoch int, demo_mode boolean
    )
      left join classes on classes.id = before.classes_id
    where students.id = before.id
  `.execute(trx);

/** Restores each student's picture, unless a classmate who is not restored here now has the same drawing. */
const restorePictures = (trx: Trx, students: readonly Moved[]) =>
  sql`
    update students
    set picture = before.picture
    from jsonb_to_recordset(${JSON.stringify(students)}::jsonb) as before(id int, picture int)
    where students.id = before.id
      and students.picture <> before.picture
      and not exists (
        select from students other
        where other.classes_id = students.classes_id
          and other.picture / 8 = before.picture / 8
          and other.id <> all(${students.map(({ id }) => id)})
      )
  `.execute(trx);

/**
 * Moves revisions that these students started in an undone epoch to the restored epoch. A later change of class uses
 * the number of the undone epoch again, and late answers of these revisions must not count there [boxes.late-answer].
 */
async function restoreRevisions(trx: Trx, ids: readonly number[]): Promise<void> {
  for (const table of ['sessions_students', 'home_revisions'] as const) {
    await sql`
      update ${sql.table(table)}
      set epoch = students.epoch
      from students
      where students.id = any(${ids})
        and ${sql.ref(`${table}.students_id`)} = students.id
        and ${sql.ref(`${table}.epoch`)} > students.epoch
    `.execute(trx);
  }
}

/**
 * Restores students' levels, statuses, classes, epochs, demonstration modes and pictures. Ends the open revisions of
 * students whose class changes, as any change of class does [students.placement-change].
 */
export async function restoreMoved(trx: Trx, students: readonly Moved[]): Promise<void> {
  await restorePlaces(trx, students);
  await restorePictures(trx, students);
  const left = students.flatMap((student) => (student.left ? student.id : []));
  if (!left.length) return;
  await restoreRevisions(trx, left);
  await endRevisionsOf(trx, left);
}

/** Restores levels, statuses, classes and deleted tracking from before the year change [year.undo] [year.undo-kept]. */
export const undoYearChange: Undo = async (trx, actor, operation) => {
  await checkLast(trx, operation);
  const { classes, ...data } = operation.data as YearData;
  const students = data.pupils.map((student): Moved => ({
    ...student,
    status_after: student.outcome === 'LEAVE' ? 'INACTIVE' : 'ACTIVE',
  }));
  const ids = students.map(({ id }) => id);
  await sql`select id from students where id = any(${ids}) order by id for no key update`.execute(trx);
  const movedStudents = await findMoved(trx, students);
  const kept = movedStudents.flatMap(({ reason, ...student }) => (reason ? [{ ...student, reason }] : []));
  const restorable = new Set(movedStudents.filter(({ reason }) => !reason).map(({ id }) => id));
  const classIds = classes.map(({ id }) => id);
  const restoreAll = () => restoreClasses(trx, operation.schoolId, classes);
  const nb_classes = await recordChanges(trx, actor, { type: 'CLASS', ids: classIds, operation: 'UNDO' }, restoreAll);
  const restored = students.filter(({ id }) => restorable.has(id));
  await recordChanges(trx, actor, { type: 'STUDENT', ids: [...restorable], operation: 'UNDO' }, () =>
    restoreMoved(trx, restored),
  );
  await restoreTracking(trx, operation.id, [...restorable]);
  return { nb_undone: restorable.size, nb_restored: restorable.size, kept, nb_classes, nb_adults: 0 };
};
