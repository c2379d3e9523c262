import type { ImportRow } from '@memocartes/contract/imports/imports.routes';
import { hasLeft, type StudentStatus } from '@memocartes/contract/students/student-status';
import { fullName } from '@memocartes/contract/text/full-name';

import { plain } from '../../text/plain.ts';
import { messages } from '../messages/students.messages.ts';
import { verdictOnCells } from '../values/verdict-on-cells.ts';
import type { ReadRow } from './read-row.ts';
import { createStudentIndex, type Named } from './same-student.ts';

/** An existing student of the school; `class_` is the name of the class, null without one. */
export type ExistingStudent = {
  firstname: string;
  lastname: string;
  birthdate: string | null;
  class_: string | null;
  status: StudentStatus;
};

/** Message for a student whom the school already has, with the student's name there if it differs. */
function existsMessage(student: Named, existing: ExistingStudent): string {
  const message = hasLeft(existing) ? messages.departed : messages.exists(existing.class_);
  const isOtherName = plain(student.lastname) !== plain(existing.lastname);
  return isOtherName ? `${message} ${messages.otherName(fullName(existing))}` : message;
}

/**
 * Checks each row for unreadable cells, then for duplicates in the file, then for students already in the school. Thus
 * importing a file twice adds no student [import.verdicts] [import.existing] [import.again].
 */
export function checkRows(rows: readonly ReadRow[], schoolStudents: readonly ExistingStudent[]): ImportRow[] {
  const existing = createStudentIndex<ExistingStudent>();
  for (const student of schoolStudents) existing.add(student);
  const earlierRows = createStudentIndex<Named & Pick<ImportRow, 'line' | 'in_sheet'>>();
  return rows.map(({ problems, skip, ...row }) => {
    const { student } = row;
    const refusal = verdictOnCells({ problems, skip });
    if (refusal) return { ...row, ...refusal };
    const earlier = earlierRows.find(student);
    if (earlier) return { ...row, status: 'DUPLICATE_IN_LIST', message: messages.duplicate(earlier) };
    earlierRows.add({ ...student, line: row.line, in_sheet: row.in_sheet });
    const other = existing.find(student);
    if (other) return { ...row, status: 'ALREADY_EXISTS', message: existsMessage(student, other) };
    return { ...row, status: 'OK', message: null };
  });
}
