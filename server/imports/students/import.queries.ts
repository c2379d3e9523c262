import type { ImportRow, ReadAs, SchoolImportPreview } from '@memocartes/contract/imports/imports.routes';

import { selectClassesOf } from '../../classes/classes.columns.ts';
import type { Db } from '../../database/database.ts';
import { selectSeats } from '../../offers/seats.ts';
import { classLimitMessage, missingStudentSeats, studentSeatsMessage } from '../seats/seat-messages.ts';
import { type PlacedRows, placeRows } from './classes-of-rows.ts';
import { differenceOf, movedLinesOf, nbReturning, presentDifference } from './difference.ts';
import { findExistingStudents } from './existing-students.queries.ts';
import type { ReadRow } from './read-row.ts';
import { checkRows } from './students.check.ts';

const nbOk = (rows: readonly ImportRow[]) => rows.filter(({ status }) => status === 'OK').length;

/** New classes with a known level. @param move whether to include classes that only existing students join */
export const missingClasses = ({ classes }: Pick<PlacedRows, 'classes'>, move: boolean) =>
  classes.flatMap(({ id, name, level, nb_students }) =>
    id === null && level && (move || nb_students) ? [{ name, level }] : [],
  );

/** The school's current data, which a file is compared with. */
const findSchoolData = async (db: Db, schoolId: number) => ({
  students: await findExistingStudents(db, schoolId),
  seats: await selectSeats(db, schoolId).executeTakeFirstOrThrow(),
});

function verdictOf(read: readonly ReadRow[], { students, seats }: Awaited<ReturnType<typeof findSchoolData>>) {
  const rows = checkRows(read, students);
  const nb_ok = nbOk(rows);
  const message = studentSeatsMessage(seats, nb_ok);
  return { rows, count: rows.length, nb_ok, message, nb_seats_missing: missingStudentSeats(seats, nb_ok) };
}

/** Validates rows against the school's current data, without writing [import.preview]. */
export const previewImport = async (db: Db, schoolId: number, read: readonly ReadRow[]) =>
  verdictOf(read, await findSchoolData(db, schoolId));

type SchoolVerdict = Omit<SchoolImportPreview, keyof ReadAs>;

/** Like `previewImport`, for a whole school: adds the class of each row and the changes of existing students. */
export async function previewSchoolImport(db: Db, schoolId: number, read: readonly ReadRow[]): Promise<SchoolVerdict> {
  const data = await findSchoolData(db, schoolId);
  const { students, seats } = data;
  const verdict = verdictOf(read, data);
  const movedLines = movedLinesOf(differenceOf(verdict.rows, students));
  const placed = placeRows(verdict.rows, await selectClassesOf(db, schoolId).execute(), movedLines);
  const classesMessage = (move: boolean) => classLimitMessage(seats, missingClasses(placed, move).length);
  const difference = differenceOf(placed.rows, students);
  const nbSeats = verdict.nb_ok + nbReturning(difference);

  return {
    ...verdict,
    ...placed,
    difference: {
      ...presentDifference(difference),
      message: studentSeatsMessage(seats, nbSeats),
      nb_seats_missing: missingStudentSeats(seats, nbSeats),
      classes_message: classesMessage(true),
    },
    classes_message: classesMessage(false),
  };
}
