import type { ImportResult, ImportRow, SchoolImportResult } from '@memocartes/contract/imports/imports.routes';
import { levels } from '@memocartes/contract/levels/levels';
import type { Actor } from '@memocartes/contract/permissions/roles';
import { fullName } from '@memocartes/contract/text/full-name';
import { sql } from 'kysely';

import { selectClassesOf } from '../../classes/classes.columns.ts';
import { teachersOf } from '../../classes/classes.writes.ts';
import type { Db, Trx } from '../../database/database.ts';
import { type HistoryEntry, recordCreated, recordHistory } from '../../history/history.writes.ts';
import { notify } from '../../notifications/notify.ts';
import { lockSeats } from '../../offers/seats.ts';
import { lockInSchool } from '../../school-membership/lock-in-school.ts';
import { assignPictures } from '../../students/drawings/free-pictures.ts';
import type { Moved } from '../../year-change/year-change.undo.ts';
import { checkClassLimit, checkStudentSeats } from '../seats/seat-messages.ts';
import { classChecksum, studentChecksum } from '../undo/import.undo.ts';
import { findCreated, renewChecksums } from '../undo/moved-again.ts';
import { storeImport } from '../undo-data/undo-data.ts';
import { type ExistingClass, placeRows } from './classes-of-rows.ts';
import { differenceOf, type Move, movedLinesOf, nbReturning } from './difference.ts';
import { findExistingStudents } from './existing-students.queries.ts';
import { missingClasses } from './import.queries.ts';
import { plannedMoves, writeMoves } from './moves.writes.ts';
import type { ReadRow } from './read-row.ts';
import { checkRows } from './students.check.ts';

type Written = { id: number; mark: string };
type NewStudent = { row: ImportRow; class_: (Pick<ExistingClass, 'id'> & { level: string }) | undefined };

/**
 * Inserts students in one statement, in the order of the rows. A student without a level gets the level of the class,
 * if the class has a single level.
 */
async function insertStudents(trx: Trx, schoolId: number, newStudents: readonly NewStudent[]): Promise<Written[]> {
  if (!newStudents.length) return [];
  const pictures = await assignPictures(
    trx,
    newStudents.map(({ class_ }) => class_?.id ?? null),
  );
  const students = newStudents.map(({ row: { student }, class_ }, index) => ({
    ...student,
    level: student.level ?? levels.find((level) => level === class_?.level) ?? null,
    classes_id: class_?.id ?? null,
    picture: pictures[index],
  }));
  const { rows } = await sql<Written>`
    insert into students (schools_id, classes_id, firstname, lastname, gender, birthdate, level, picture)
    select ${schoolId}::int, (student->>'classes_id')::int, student->>'firstname', student->>'lastname',
      student->>'gender', (student->>'birthdate')::date, student->>'level', (student->>'picture')::smallint
    from jsonb_array_elements(
      ${JSON.stringify(students)}::jsonb
    ) with ordinality as imported(student, position)
    order by position
    returning students.id, ${studentChecksum} as mark
  `.execute(trx);
  return rows;
}

/**
 * Checks rows and locks the school's row until the transaction ends, so that two imports can't add the same student
 * twice [import.again]. @throws LIMIT_STUDENTS above the offer's seats [import.seats]
 */
async function checkLocked(
  trx: Trx,
  schoolId: number,
  read: readonly ReadRow[],
  { move, departures }: Pick<SchoolTarget, 'move' | 'departures'>,
) {
  const seatCounts = await lockSeats(trx, schoolId);
  const existing = await findExistingStudents(trx, schoolId);
  const rows = checkRows(read, existing);
  const difference = differenceOf(rows, existing);
  const leavingIds = new Set(departures);
  const leaving = difference.departures.filter(({ id }) => leavingIds.has(id));
  // Departures free seats for new students and for those who come back.
  const seats = { ...seatCounts, nb_students: seatCounts.nb_students - leaving.length };
  const nbReturned = move ? nbReturning(difference) : 0;
  checkStudentSeats(seats, rows.filter(({ status }) => status === 'OK').length + nbReturned);
  return { rows, seats, existing, difference, leaving };
}

type CheckedImport = {
  rows: readonly ImportRow[];
  newStudents: readonly NewStudent[];
  /** Existing students who were moved. */
  moves: readonly Move[];
  classes: Written[];
  /** Id of the import to continue. */
  operation?: number;
};

/** Returns the history entry of the import for each new student. */
const entryOf =
  (schoolId: number, newStudents: readonly NewStudent[]) =>
  ({ id }: Written, index: number): HistoryEntry => {
    const entityName = fullName(newStudents[index]!.row.student);
    return { schoolId, entityType: 'STUDENT', entityId: id, entityName, action: 'IMPORT' };
  };

/** Inserts the new students, and stores the history and the data to undo the import. */
async function write(
  trx: Trx,
  actor: Actor,
  schoolId: number,
  { rows, newStudents, moves, classes, operation }: CheckedImport,
): Promise<ImportResult> {
  const students = await insertStudents(trx, schoolId, newStudents);
  if (students.length || moves.length) await notify(trx, { kind: 'SEATS_AT_90', schoolId });
  const idOf = new Map<ImportRow, number | undefined>([
    ...newStudents.map(({ row }, index) => [row, students[index]?.id] as const),
    ...moves.map(({ row, existing }) => [row, existing.id] as const),
  ]);
  const result = { count: students.length, rows: rows.map((row) => ({ ...row, id: idOf.get(row) ?? null })) };
  if (!students.length && !classes.length) return { ...result, operation_id: null };
  const classIds = classes.map(({ id }) => id);
  await recordCreated(trx, actor, { type: 'CLASS', ids: classIds });
  await recordHistory(trx, actor, students.map(entryOf(schoolId, newStudents)));
  const summary = { students: students.length, classes: classes.length };
  const operation_id = await storeImport(trx, actor, { schoolId, summary, data: { students, classes } }, operation);
  return { ...result, operation_id };
}

type Target = { id: number; schoolId: number; level: string };

/**
 * Adds the students of the accepted rows to a class, all or none [import.whole].
 * @throws 409 LIMIT_STUDENTS when the offer has too few seats
 */
export const runImport = (db: Db, actor: Actor, target: Target, read: readonly ReadRow[]) =>
  db.transaction().execute(async (trx) => {
    const { rows } = await checkLocked(trx, target.schoolId, read, { move: false, departures: [] });
    const newStudents = rows.filter(({ status }) => status === 'OK').map((row) => ({ row, class_: target }));
    return write(trx, actor, target.schoolId, { rows, newStudents, moves: [], classes: [] });
  });

type SchoolTarget = {
  schoolId: number;
  createClasses: boolean;
  operation?: number;
  /** Whether existing students move to the classes of the file. */
  move: boolean;
  /** Ids of students who leave the school, unless the file contains them. */
  departures: readonly number[];
};

/**
 * Writes the import of a whole school, all or nothing: new students and departures. If requested, also creates missing
 * classes and moves existing students.
 * @throws 409 LIMIT_STUDENTS or LIMIT_CLASSES above the offer's limits; 404, 409 for an import that cannot be continued
 * @throws 409 CONFLICT if the actor is being moved to another school
 */
export const runSchoolImport = (
  db: Db,
  actor: Actor,
  { schoolId, createClasses, operation, move, departures }: SchoolTarget,
  read: readonly ReadRow[],
) =>
  db.transaction().execute(async (trx): Promise<SchoolImportResult> => {
    // Independent teachers teach the classes that they add [staff.transfer-meanwhile].
    await lockInSchool(trx, actor);
    const { leaving, ...checked } = await checkLocked(trx, schoolId, read, { move, departures });
    const existingClasses = await selectClassesOf(trx, schoolId).forKeyShare().execute();
    const { rows, classes } = placeRows(checked.rows, existingClasses, movedLinesOf(checked.difference));
    const missing = createClasses ? missingClasses({ classes }, move) : [];
    checkClassLimit(checked.seats, missing.length);
    const created = await insertClasses(trx, actor, schoolId, missing);
    const byName = new Map([...existingClasses, ...created].map((class_) => [class_.name, class_]));
    // [import.existing]
    const moves = move ? differenceOf(rows, checked.existing).moves : [];
    const moved = plannedMoves({ moves, departures: leaving }, byName);
    const continued = await moveStudents(trx, actor, { schoolId, moved, operation });
    const newStudents = rows
      .filter(({ status }) => status === 'OK')
      .map((row) => ({ row, class_: row.student.class_ ? byName.get(row.student.class_) : undefined }));
    const done = {
      rows,
      newStudents,
      moves,
      classes: created.map(({ id, mark }) => ({ id, mark })),
      operation: continued,
    };
    const written = await write(trx, actor, schoolId, done);
    const operation_id = written.operation_id ?? (moved.length ? continued! : null);
    return {
      ...written,
      operation_id,
      nb_classes: created.length,
      nb_moved: moves.length,
      nb_departed: leaving.length,
    };
  });

/**
 * Moves existing students before new students take the freed seats.
 * @returns the id of the import's operation; undefined if no student moves and no import is continued
 */
async function moveStudents(
  trx: Trx,
  actor: Actor,
  { schoolId, moved, operation }: { schoolId: number; moved: readonly Moved[]; operation: number | undefined },
): Promise<number | undefined> {
  if (!moved.length) return operation;
  const departed = moved.filter(({ status_after }) => status_after === 'INACTIVE').length;
  const summary = { moved: moved.length - departed, leave: departed };
  const id = await storeImport(trx, actor, { schoolId, summary, data: { moved: [...moved] } }, operation);
  const ids = moved.map((move) => move.id);
  const created = await findCreated(trx, id, ids);
  await writeMoves(trx, actor, id, moved);
  if (operation !== undefined) await renewChecksums(trx, id, created);
  return id;
}

async function insertClasses(trx: Trx, actor: Actor, schoolId: number, missing: readonly Omit<ExistingClass, 'id'>[]) {
  if (!missing.length) return [];
  const rows = missing.map((class_) => ({ ...class_, schools_id: schoolId }));
  const created = await trx
    .insertInto('classes')
    .values(rows)
    .returning(['id', 'name', 'level', classChecksum.as('mark')])
    .execute();
  const [teacher] = teachersOf(actor);
  if (teacher !== undefined) {
    await trx
      .insertInto('classes_users_pro')
      .values(created.map(({ id }) => ({ users_pro_id: teacher, classes_id: id })))
      .execute();
  }
  return created;
}
