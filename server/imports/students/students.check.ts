import type { ImportRow } from '@memocartes/contract/imports/imports.routes';

import { plain } from '../../text/plain.ts';
import { messages } from '../messages/students.messages.ts';
import type { ReadRow } from './read-row.ts';

/** An existing student of the school; `class_` is the name of the class, null without one. */
export type ExistingStudent = {
  firstname: string;
  lastname: string;
  birthdate: string | null;
  class_: string | null;
  status: 'ACTIVE' | 'INACTIVE';
};

export type Named = {
  firstname: string;
  lastname: string;
  birthdate: string | null;
  status?: ExistingStudent['status'];
};

const keyOf = ({ firstname, lastname }: Named) => `${plain(lastname)}|${plain(firstname)}`;

/** Two students of the same name are the same, unless both birth dates are known and differ. */
const isSame = (a: Named, b: Named) => a.birthdate === null || b.birthdate === null || a.birthdate === b.birthdate;

/**
 * Index of students by name (ignoring case, accents and punctuation) and, if known, birth date. Of several matches,
 * `find` prefers a student with the same birth date, then a student who has not left the school.
 */
export function byName<P extends Named>() {
  const groups = new Map<string, P[]>();
  return {
    add: (student: P) => groups.set(keyOf(student), [...(groups.get(keyOf(student)) ?? []), student]),
    find: (student: Named): P | undefined => {
      const same = groups.get(keyOf(student))?.filter((other) => isSame(student, other)) ?? [];
      const dated = same.filter(({ birthdate }) => birthdate !== null && birthdate === student.birthdate);
      const best = dated.length ? dated : same;
      return best.find(({ status }) => status !== 'INACTIVE') ?? best[0];
    },
  };
}

const existsMessage = ({ status, class_ }: ExistingStudent) =>
  status === 'INACTIVE' ? messages.departed : messages.exists(class_);

/**
 * Checks each row for unreadable cells, then for duplicates in the file, then for students already in the school. Thus
 * importing a file twice adds no student [import.verdicts] [import.existing] [import.again].
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
    const earlier = earlierRows.find(student);
    if (earlier) return { line, student, status: 'DUPLICATE_IN_LIST', message: messages.duplicate(earlier.line) };
    earlierRows.add({ ...student, line });
    const other = existing.find(student);
    if (other) return { line, student, status: 'ALREADY_EXISTS', message: existsMessage(other) };
    return { line, student, status: 'OK', message: null };
  });
}
