import type { Undone } from '@memocartes/contract/bulk-operations/bulk-operations.routes';
import type { Actor } from '@memocartes/contract/permissions/roles';
import { sql } from 'kysely';

import type { Undo } from '../../bulk-operations/bulk-operations.writes.ts';
import type { Trx } from '../../database/database.ts';
import { eraseStudents } from '../../erasure/erasure.ts';
import { recordChanges, recordDeleted } from '../../history/history.writes.ts';
import { restoreTracking } from '../../year-change/tracking.ts';
import { findMoved, type Moved, restoreMoved } from '../../year-change/year-change.undo.ts';
import type { ImportData } from '../undo-data/undo-data.ts';
import { undoAdults } from './adults.undo.ts';

/** Checksum of the editable data of a student (`students`). */
export const studentChecksum = sql<string>`
  md5(
    row(
      students.firstname, students.lastname, students.gender, students.birthdate, students.level,
      students.classes_id, students.status, students.is_phygital, students.demo_mode, students.epoch
    )::text
  )
`;

/** Checksum of the editable data of a class (`classes`). Without the option, it equals that of an older server. */
export const classChecksum = sql<string>`
  md5(
    row(classes.name, classes.level, classes.wrong_goes_one_back, classes.home_revision)::text
    || case when classes.new_cards_by_level then 'by level' else '' end
  )
`;

/** Most important reason why a student must be kept, or null. The links `imported` with the student are ignored. */
const reasonOf = (imported: readonly number[]) => sql<Undone['kept'][number]['reason'] | null>`
  case
    when exists (select from cards_events where cards_events.students_id = students.id)
      or exists (select from cards_students where cards_students.students_id = students.id) then 'CARDS'
    when exists (
      select from users_students
      where users_students.students_id = students.id and users_students.id <> all(${imported})
    ) then 'FOLLOWERS'
    when ${studentChecksum} <> given.mark then 'EDITED'
    when exists (select from chats where chats.students_id = students.id)
      or exists (
        select from sessions_students
        where sessions_students.students_id = students.id and sessions_students.status <> 'INACTIVE'
      )
      or exists (
        select from documents
        where documents.entity_type = 'STUDENTS' and documents.entity_id = students.id
      ) then 'USED'
  end
`;

type Found = Omit<Undone['kept'][number], 'reason'> & { reason: Undone['kept'][number]['reason'] | null };

/**
 * Deletes the classes that the import created, unless they were changed since or have students, teachers, packs or
 * sessions. In the school of an independent teacher, classes with a teacher are deleted too.
 */
async function deleteEmptyClasses(
  trx: Trx,
  actor: Actor,
  classes: NonNullable<ImportData['classes']>,
): Promise<number> {
  const given = classes.map((class_) => (typeof class_ === 'number' ? { id: class_, mark: null } : class_));
  const { rows } = await sql<{ id: number }>`
    select classes.id
    from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as given(id int, mark text)
      join classes on classes.id = given.id
    where coalesce(given.mark = ${classChecksum}, true)
      and not exists (select from students where students.classes_id = classes.id)
      and not exists (
        select from classes_users_pro join schools on schools.id = classes.schools_id
        where classes_users_pro.classes_id = classes.id and not schools.is_master
      )
      and not exists (select from packs_classes where packs_classes.classes_id = classes.id)
      and not exists (select from sessions where sessions.classes_id = classes.id)
    for update of classes
  `.execute(trx);
  const empty = rows.map(({ id }) => id);
  await recordDeleted(trx, actor, { type: 'CLASS', ids: empty });
  await sql`delete from classes where id = any(${empty})`.execute(trx);
  return empty.length;
}

const findReasons = async (trx: Trx, students: ImportData['students'], imported: readonly number[]) => {
  const { rows } = await sql<Found>`
    select students.id, students.firstname, students.lastname, ${reasonOf(imported)} as reason
    from jsonb_to_recordset(${JSON.stringify(students)}::jsonb) as given(id int, mark text)
      join students on students.id = given.id
    order by students.sort_name, students.id
  `.execute(trx);
  return rows;
};

/** Restores locked students moved by the file, unless they were edited since. */
async function undoMoves(trx: Trx, actor: Actor, operationId: number, moved: readonly Moved[]) {
  if (!moved.length) return { nb: 0, kept: [] };
  const movedStudents = await findMoved(trx, moved);
  const kept = movedStudents.flatMap(({ reason, ...student }) => (reason ? [{ ...student, reason }] : []));
  const restorable = new Set(movedStudents.filter(({ reason }) => !reason).map(({ id }) => id));
  const restored = moved.filter(({ id }) => restorable.has(id));
  await recordChanges(trx, actor, { type: 'STUDENT', ids: [...restorable], operation: 'UNDO' }, () =>
    restoreMoved(trx, restored),
  );
  await restoreTracking(trx, operationId, [...restorable]);
  return { nb: restorable.size, kept };
}

/**
 * Locks the students of an import before they are read, so that no one is linked meanwhile to those who may be deleted.
 * Links are locked after students, as in `sendMessage`.
 */
async function lockStudents(trx: Trx, imported: readonly number[], moved: readonly number[]): Promise<void> {
  // All in the order of their ids: the deletion of a class that has imported and moved students locks them so.
  await sql`select id from students where id = any(${[...imported, ...moved]}) order by id for no key update`.execute(
    trx,
  );
  await sql`select id from students where id = any(${imported}) order by id for update`.execute(trx);
}

/**
 * Deletes the adults, the students and the empty classes that an import added, and restores the students whom it moved.
 * People who were edited or used since are kept [import.undo] [import.undo-kept]. The trigger `reopen_chats`
 * (migrations 0066 and 0067) reopens the conversations that the import closed [messaging.reopened].
 */
export const undoImport: Undo = async (trx, actor, { id: operationId, data }) => {
  const { students = [], classes = [], adults = [], links = [], teaching = [], moved = [] } = data as ImportData;
  const ids = students.map(({ id }) => id);
  await lockStudents(
    trx,
    ids,
    moved.map(({ id }) => id),
  );
  const importedStudents = await findReasons(
    trx,
    students,
    links.map(({ id }) => id),
  );
  const reasons = new Map(importedStudents.map(({ id, reason }) => [id, reason]));
  const keptStudents = new Set(importedStudents.filter(({ reason }) => reason).map(({ id }) => id));
  const undoneAdults = await undoAdults(trx, actor, { adults, links, teaching }, keptStudents);
  // A student kept for another reason also keeps the followers of the import: they are not the reason.
  const rows = (await findReasons(trx, students, [])).map((student) => ({
    ...student,
    reason: reasons.get(student.id) ?? student.reason,
  }));
  const kept = rows.flatMap(({ reason, ...student }) => (reason ? [{ ...student, reason }] : []));
  const deletable = rows.filter(({ reason }) => !reason).map(({ id }) => id);
  await recordDeleted(trx, actor, { type: 'STUDENT', ids: deletable });
  await eraseStudents(trx, deletable);
  await sql`delete from students where id = any(${deletable})`.execute(trx);
  const undoneMoves = await undoMoves(trx, actor, operationId, moved);
  const nb_classes = await deleteEmptyClasses(trx, actor, classes);

  return {
    nb_undone: deletable.length + undoneMoves.nb,
    nb_restored: undoneMoves.nb,
    kept: [...kept, ...undoneAdults.kept, ...undoneMoves.kept],
    nb_classes,
    nb_adults: undoneAdults.nb,
  };
};
