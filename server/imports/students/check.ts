import type { ImportRow } from '@memocartes/contract/imports/imports.routes';

import { plain } from '../../text/plain.ts';
import { messages } from '../messages/students.messages.ts';
import type { ReadRow } from './read-row.ts';

/** An existing student of the school; `class_` is the name of the class, null without one. */
export type ExistingStudent = { firstname: string; lastname: string; birthdate: string | null; class_: string | null };

export type Named = { firstname: string; lastname: string; birthdate: string | null };

const keyOf = ({ firstname, lastname }: Named) => `${plain(lastname)}|${plain(firstname)}`;

/** Whether two students with the same name are the same: unless their birth dates differ. */
const isSame = (a: Named, b: Named) => a.birthdate === null || b.birthdate === null || a.birthdate === b.birthdate;

/** Students by name, ignoring case and accents. */
export function byName<P extends Named>() {
  const groups = new Map<string, P[]>();
  return {
    add: (student: P) => groups.set(keyOf(student), [...(groups.get(keyOf(student)) ?? []), student]),
    find: (student: Named) => groups.get(keyOf(student))?.find((other) => isSame(student, other)),
  };
}

/**
 * The verdict on each row: unreadable cells, then duplicates in the file, then students already in the school, so that
 * importing a file twice adds no student [import.verdicts] [import.existing].
 */
export function checkRows(rows: readonly ReadRow[], schoolStudents: readonly ExistingStudent[]): ImportRow[] {
  const existing = byName<ExistingStudent>();
  for (const student of schoolStudents) existing.add(student);
  const earlierRows = byName<Named & { line: number }>();
  return rows.map(({ line, student, problems, skip }) => {
    // [import.left-out]
    if (skip) return { line, student, status: 'LEFT_OUT', message: null };
    const [first] = problems;
    if (first) return { line, student, status: first.status, message: problems.map((p) => p.message).join(' ') };
    const twin = earlierRows.find(student);
    if (twin) return { line, student, status: 'DUPLICATE_IN_LIST', message: messages.duplicate(twin.line) };
    earlierRows.add({ ...student, line });
    const other = existing.find(student);
    if (other) return { line, student, status: 'ALREADY_EXISTS', message: messages.exists(other.class_) };
    return { line, student, status: 'OK', message: null };
  });
}
