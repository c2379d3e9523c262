import type { Undone } from '@memocartes/contract/operations/operations.routes';
import { sql } from 'kysely';

import type { Db } from '../database/database.ts';
import { recordChanges } from '../history/history.writes.ts';
import { refuse } from '../http/errors.ts';
import type { LockedOperation, Undo } from '../operations/operations.writes.ts';
import type { PlannedClass, PlannedStudent } from './plan.ts';
import { writeClasses } from './rename.ts';
import { restoreTracking } from './tracking.ts';

/** A moved student: values before and after. */
export type Moved = Pick<PlannedStudent, 'id' | 'level' | 'classes_id' | 'level_after' | 'class_after'> & {
  epoch: number;
  demo_mode: boolean;
  /** Not kept by operations of before pictures were stored. */ picture?: number;
  /** Whether they left their class, and so begin a new epoch. */ left: boolean;
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
    select s.id, s.firstname, s.lastname, case
      when s.level is distinct from g.level or s.classes_id is distinct from g.class_after or s.status <> g.status or s.epoch <> g.epoch
        then 'EDITED'
      when g.left and exists (select from cards_events e where e.students_id = s.id and e.epoch = s.epoch) then 'CARDS' end as reason
    from jsonb_to_recordset(${JSON.stringify(given)}::jsonb)
      as g(id int, level text, class_after int, status text, epoch int, "left" boolean)
    join students s on s.id = g.id order by s.sort_name, s.id`.execute(trx);
  return rows;
}

/** Restores classes that were not changed since. */
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

/** In one statement, so that seats are counted once. A class that is gone leaves its students without; who had left the school has none. */
const restorePlaces = (trx: Db, students: readonly Moved[]) =>
  sql`
    update students s set level = g.level, status = coalesce(g.status, 'ACTIVE'),
      classes_id = case when coalesce(g.status, 'ACTIVE') = 'ACTIVE' then c.id end, epoch = g.epoch, demo_mode = g.demo_mode
    from jsonb_to_recordset(${JSON.stringify(students)}::jsonb)
      as g(id int, level text, status text, classes_id int, epoch int, demo_mode boolean) left join classes c on c.id = g.classes_id
    where s.id = g.id`.execute(trx);

/** Restores pictures, unless a new student of the class has the same drawing. */
const restorePictures = (trx: Db, students: readonly Moved[]) =>
  sql`
    update students s set picture = g.picture
    from jsonb_to_recordset(${JSON.stringify(students)}::jsonb) as g(id int, picture int)
    where s.id = g.id and s.picture <> g.picture and not exists (
      select from students o where o.classes_id = s.classes_id and o.picture / 8 = g.picture / 8
        and o.id <> all(${students.map(({ id }) => id)}))`.execute(trx);

/** Restores students' places and pictures. */
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
  const found = await findMoved(trx, students);
  const kept = found.flatMap(({ reason, ...student }) => (reason ? [{ ...student, reason }] : []));
  const back = new Set(found.filter(({ reason }) => !reason).map(({ id }) => id));
  const changed = classes.map(({ id }) => id);
  const nb_classes = await recordChanges(trx, actor, 'CLASS', changed, () => restoreClasses(trx, classes));
  const returning = students.filter(({ id }) => back.has(id));
  await recordChanges(trx, actor, 'STUDENT', [...back], () => restoreMoved(trx, returning));
  await restoreTracking(trx, operation.id, [...back]);
  return { nb_undone: back.size, kept, nb_classes, nb_adults: 0 };
};
