import type { Undone } from '@memocartes/contract/bulk-operations/operations.routes';
import { sql } from 'kysely';

import type { LockedOperation, Undo } from '../bulk-operations/operations.writes.ts';
import type { Db } from '../database/database.ts';
import { recordChanges } from '../history/history.writes.ts';
import { refuse } from '../http/errors.ts';
import type { PlannedClass, PlannedStudent } from './plan.ts';
import { writeClasses } from './rename.ts';
import { restoreTracking } from './tracking.ts';

/** A moved student: values before and after. */
export type Moved = Pick<PlannedStudent, 'id' | 'level' | 'classes_id' | 'level_after' | 'class_after'> & {
  epoch: number;
  demo_mode: boolean;
  /** Missing in operations older than the storage of pictures. */ picture?: number;
  /** Whether they left their class, and thus started a new epoch. */ left: boolean;
  /** ACTIVE if absent. */ status?: Status;
  status_after: Status;
};
type Status = 'ACTIVE' | 'INACTIVE';

export type YearData = {
  /** Name of a stored field. */
  pupils: (PlannedStudent & Omit<Moved, 'status_after'>)[];
  classes: PlannedClass[];
};

/** Only the latest change can be undone. */
async function checkLast(trx: Db, { id, schoolId }: LockedOperation): Promise<void> {
  const later = await trx
    .selectFrom('operations')
    .select('id')
    .where('schools_id', '=', schoolId)
    .where('kind', '=', 'YEAR_CHANGE')
    .where('date_undone', 'is', null)
    .where('id', '>', id)
    .executeTakeFirst();
  if (later) throw refuse('CONFLICT', 'Un passage d’année plus récent existe\u00a0: annulez-le d’abord.');
}

type Reason = Undone['kept'][number]['reason'];
type Found = { id: number; firstname: string; lastname: string; reason: Reason | null };

/** Moved students who still exist; `reason` says why one is kept: changed since, or new answers since they left their class. */
export async function findMoved(trx: Db, students: readonly Moved[]): Promise<Found[]> {
  const given = students.map(({ id, level_after, class_after, status_after, epoch, left }) => ({
    id,
    level: level_after,
    class_after,
    status: status_after,
    epoch: left ? epoch + 1 : epoch,
    left,
  }));
  const { rows } = await sql<Found>`
    select students.id, students.firstname, students.lastname, case
      when students.level is distinct from given.level or students.classes_id is distinct from given.class_after or students.status <> given.status or students.epoch <> given.epoch
        then 'EDITED'
      when given.left and exists (select from cards_events where cards_events.students_id = students.id and cards_events.epoch = students.epoch) then 'CARDS' end as reason
    from jsonb_to_recordset(${JSON.stringify(given)}::jsonb)
      as given(id int, level text, class_after int, status text, epoch int, "left" boolean)
    join students on students.id = given.id order by students.sort_name, students.id`.execute(trx);
  return rows;
}

/** Restores classes not changed since. */
async function restoreClasses(trx: Db, classes: YearData['classes']): Promise<number> {
  const ids = classes.map(({ id }) => id);
  const { rows } = await sql<{ id: number; name: string; level: string }>`
    select id, name, level from classes where id = any(${ids}) for no key update`.execute(trx);
  const now = new Map(rows.map((row) => [row.id, row]));
  const untouched = classes.filter(({ id, name_after, level_after }) => {
    const class_ = now.get(id);
    return class_?.name === name_after && class_.level === level_after;
  });
  await writeClasses(trx, untouched);
  return untouched.length;
}

/**
 * Updates in one statement, so that seats are counted once. Students of a deleted class, or who had left the school,
 * get no class.
 */
const restorePlaces = (trx: Db, students: readonly Moved[]) =>
  sql`
    update students set level = given.level, status = coalesce(given.status, 'ACTIVE'),
      classes_id = case when coalesce(given.status, 'ACTIVE') = 'ACTIVE' then classes.id end, epoch = given.epoch, demo_mode = given.demo_mode
    from jsonb_to_recordset(${JSON.stringify(students)}::jsonb)
      as given(id int, level text, status text, classes_id int, epoch int, demo_mode boolean) left join classes on classes.id = given.classes_id
    where students.id = given.id`.execute(trx);

/** Restores pictures, unless a new student of the class has the same drawing. */
const restorePictures = (trx: Db, students: readonly Moved[]) =>
  sql`
    update students set picture = given.picture
    from jsonb_to_recordset(${JSON.stringify(students)}::jsonb) as given(id int, picture int)
    where students.id = given.id and students.picture <> given.picture and not exists (
      select from students other where other.classes_id = students.classes_id and other.picture / 8 = given.picture / 8
        and other.id <> all(${students.map(({ id }) => id)}))`.execute(trx);

/** Restores students' classes and pictures. */
export async function restoreMoved(trx: Db, students: readonly Moved[]): Promise<void> {
  await restorePlaces(trx, students);
  await restorePictures(trx, students);
}

/** Restores levels, statuses, classes and deleted tracking from before the year change [year.undo] [year.undo-kept]. */
export const undoYearChange: Undo = async (trx, actor, operation) => {
  await checkLast(trx, operation);
  const { classes, ...data } = operation.data as YearData;
  const students = data.pupils.map((student): Moved => ({
    ...student,
    status_after: student.outcome === 'LEAVE' ? 'INACTIVE' : 'ACTIVE',
  }));
  const all = students.map(({ id }) => id);
  await sql`select id from students where id = any(${all}) order by id for no key update`.execute(trx);
  const movedStudents = await findMoved(trx, students);
  const kept = movedStudents.flatMap(({ reason, ...student }) => (reason ? [{ ...student, reason }] : []));
  const back = new Set(movedStudents.filter(({ reason }) => !reason).map(({ id }) => id));
  const changed = classes.map(({ id }) => id);
  const nb_classes = await recordChanges(trx, actor, 'CLASS', changed, () => restoreClasses(trx, classes));
  const returning = students.filter(({ id }) => back.has(id));
  await recordChanges(trx, actor, 'STUDENT', [...back], () => restoreMoved(trx, returning));
  await restoreTracking(trx, operation.id, [...back]);
  return { nb_undone: back.size, kept, nb_classes, nb_adults: 0 };
};
