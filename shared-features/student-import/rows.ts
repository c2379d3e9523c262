import type { ImportedStudent, ImportRow } from '@memocartes/contract/imports/imports.routes';
import { genders, levels } from '@memocartes/contract/people/people';

export type Cell = keyof ImportedStudent;

/** Rows that a person has to correct; those of pupils whom the school has already are not among them. */
export const isToFix = ({ status }: ImportRow) => !['OK', 'ALREADY_EXISTS', 'NURSERY'].includes(status);
/** Children of nursery school, who are left aside. */
export const isIgnored = ({ status }: ImportRow) => status === 'NURSERY';
export const isKnown = ({ status }: ImportRow) => status === 'ALREADY_EXISTS';

const isDay = (value: string) => /^\d{4}-\d\d-\d\d$/.test(value);
const among = (values: readonly string[], value: string | null) => value === null || values.includes(value);

/** Cells that stand as they were written, since they could not be read. */
export function faultsOf({ student, status }: ImportRow): Set<Cell> {
  const faults = new Set<Cell>();
  if (!student.firstname) faults.add('firstname');
  if (student.birthdate !== null && !isDay(student.birthdate)) faults.add('birthdate');
  if (!among(genders, student.gender)) faults.add('gender');
  if (!among(levels, student.level)) faults.add('level');
  if (status === 'BAD_CLASS') faults.add('class_');
  return faults;
}

/** The rows with one cell of a line written anew; the very same when it says what it said. */
export function editCell(rows: readonly ImportRow[], line: number, cell: Cell, text: string): readonly ImportRow[] {
  const value = text || (cell === 'firstname' || cell === 'lastname' ? '' : null);
  const row = rows.find((one) => one.line === line);
  if (!row || (row.student[cell] ?? '') === text) return rows;
  return rows.map((one) => (one === row ? { ...row, student: { ...row.student, [cell]: value } } : one));
}

/** The verdict on rows that were sent, but for what was written in them since. */
export const mergeVerdict = (now: readonly ImportRow[], sent: readonly ImportRow[], judged: readonly ImportRow[]) =>
  judged.map((row, index) => {
    const written = now[index];
    return written && written !== sent[index] ? { ...row, student: written.student } : row;
  });
