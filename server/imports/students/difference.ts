import type { ImportDifference, ImportRow } from '@memocartes/contract/imports/imports.routes';
import { type Level, levels } from '@memocartes/contract/levels/levels';
import { hasLeft } from '@memocartes/contract/students/student-status';
import { fullName } from '@memocartes/contract/text/full-name';

import { plain } from '../../text/plain.ts';
import type { findExistingStudents } from './existing-students.queries.ts';
import { createStudentIndex } from './same-student.ts';

export type ExistingStudent = Awaited<ReturnType<typeof findExistingStudents>>[number];
export type Move = {
  /** Row of the file that names the student. */
  row: ImportRow;
  existing: ExistingStudent;
  level: Level | null;
  /** Name of the new class; null if the student keeps their class. */
  class_: string | null;
};
export type Difference = { moves: Move[]; departures: ExistingStudent[] };

const isElsewhere = (existing: ExistingStudent, class_: string | null | undefined): class_ is string =>
  !!class_ && plain(class_) !== plain(existing.class_ ?? '');

/**
 * Compares a file with the school's students: who changes class or level, who comes back, and who is missing. The user
 * may accept these changes [import.existing]. Students of invalid rows are not listed as missing.
 */
export function differenceOf(rows: readonly ImportRow[], schoolStudents: readonly ExistingStudent[]): Difference {
  const studentIndex = createStudentIndex<ExistingStudent>();
  for (const student of schoolStudents) studentIndex.add(student);
  const namedIds = new Set<number>();
  const acceptedIds = new Set<number>();
  const moves: Move[] = [];
  for (const row of rows) {
    const { student, status } = row;
    const birthdate = /^\d{4}-/.test(student.birthdate ?? '') ? student.birthdate : null;
    const existing = studentIndex.find({ ...student, birthdate });
    if (!existing) continue;
    namedIds.add(existing.id);
    // A row that is left out or wrong may name the student of a later row.
    if (status !== 'ALREADY_EXISTS' || acceptedIds.has(existing.id)) continue;
    acceptedIds.add(existing.id);
    const level = levels.find((item) => item === student.level) ?? null;
    const class_ = isElsewhere(existing, student.class_) ? student.class_ : null;
    const isChanged = class_ !== null || (level !== null && level !== existing.level) || hasLeft(existing);
    if (isChanged) moves.push({ row, existing, level: level ?? existing.level, class_ });
  }
  return { moves, departures: schoolStudents.filter((student) => !hasLeft(student) && !namedIds.has(student.id)) };
}

/** Number of students who had left the school and come back; each takes a seat. */
export const nbReturning = ({ moves }: Difference): number => moves.filter(({ existing }) => hasLeft(existing)).length;

/** Line numbers of the moves. */
export const movedLinesOf = ({ moves }: Difference): ReadonlySet<number> => new Set(moves.map(({ row }) => row.line));

/** The moves and departures for the preview. */
export const presentDifference = ({
  moves,
  departures,
}: Difference): Pick<ImportDifference, 'moves' | 'departures'> => ({
  moves: moves.map(({ existing, level, class_ }) => ({
    id: existing.id,
    name: fullName(existing),
    level: existing.level,
    level_after: level,
    class_: existing.class_,
    class_after: class_ ?? existing.class_,
    is_back: hasLeft(existing),
  })),
  departures: departures.map((existing) => ({ id: existing.id, name: fullName(existing), class_: existing.class_ })),
});
