import type { ImportedStudent, ImportRow } from '@memocartes/contract/imports/imports.routes';
import { isDay } from '@memocartes/contract/learning/calendar/days';
import { levels } from '@memocartes/contract/levels/levels';
import { genders } from '@memocartes/contract/users/people';

import { leaveOutRows, mergeRows } from '../../rows/checked-rows.ts';

export type Cell = keyof ImportedStudent;

/** Whether the row must be corrected. A row of a student whom the school already has needs no correction. */
export const isToFix = ({ status }: ImportRow) => !['OK', 'LEFT_OUT', 'ALREADY_EXISTS', 'NURSERY'].includes(status);
export const isReady = ({ status }: ImportRow) => status === 'OK';
/** Whether the row is ignored, since it is of a nursery school child. */
export const isIgnored = ({ status }: ImportRow) => status === 'NURSERY';
export const isExisting = ({ status }: ImportRow) => status === 'ALREADY_EXISTS';

const isAllowed = (values: readonly string[], value: string | null) => value === null || values.includes(value);

/**
 * Cells to correct: a missing first name, an invalid class name, or a birth date, gender or level that could not be
 * parsed.
 */
export function faultsOf({ student, status }: ImportRow): Set<Cell> {
  const faults = new Set<Cell>();
  if (!student.firstname) faults.add('firstname');
  if (student.birthdate !== null && !isDay(student.birthdate)) faults.add('birthdate');
  if (!isAllowed(genders, student.gender)) faults.add('gender');
  if (!isAllowed(levels, student.level)) faults.add('level');
  if (status === 'BAD_CLASS') faults.add('class_');
  return faults;
}

/** The rows with one cell changed; the same array if nothing changed. */
export function editCell(rows: readonly ImportRow[], line: number, cell: Cell, text: string): readonly ImportRow[] {
  const value = text || (cell === 'firstname' || cell === 'lastname' ? '' : null);
  const row = rows.find((item) => item.line === line);
  if (!row || (row.student[cell] ?? '') === text) return rows;
  return rows.map((item) => (item === row ? { ...row, student: { ...row.student, [cell]: value } } : item));
}

export const mergeVerdict = mergeRows<'student', ImportRow>('student');

/** Excludes the rows of `lines` from the import, or includes them again if `out` is false. */
export const leaveOut = (rows: readonly ImportRow[], lines: ReadonlySet<number>, out: boolean) =>
  leaveOutRows(rows, { isChosen: ({ line }) => lines.has(line), out, included: 'OK' });

/** Sets the level of the rows of `lines`. */
export const setLevel = (rows: readonly ImportRow[], lines: ReadonlySet<number>, level: string): readonly ImportRow[] =>
  rows.map((row) => (lines.has(row.line) ? { ...row, student: { ...row.student, level } } : row));

/** A value and the lines of the rows that have it. */
type RowGroup = { readonly value: string; readonly lines: readonly number[] };

/** Rows grouped by `valueOf`, the largest group first; null belongs to no group. */
export function groupRows(rows: readonly ImportRow[], valueOf: (row: ImportRow) => string | null): RowGroup[] {
  const groups = new Map<string, number[]>();
  for (const row of rows) {
    const value = valueOf(row);
    if (value !== null) groups.set(value, [...(groups.get(value) ?? []), row.line]);
  }
  return [...groups].map(([value, lines]) => ({ value, lines })).sort((a, b) => b.lines.length - a.lines.length);
}

const isLevel = (level: string | null) => levels.some((item) => item === level);

/**
 * Rows whose level is not one of the portal's, grouped by the level in the file ('' if empty). Only rows that are
 * accepted or must be corrected.
 */
export const levelGroups = (rows: readonly ImportRow[]): RowGroup[] =>
  groupRows(
    rows.filter((row) => isReady(row) || isToFix(row)),
    ({ student: { level } }) => (isLevel(level) ? null : (level ?? '')),
  );
