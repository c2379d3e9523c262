import { maxLength } from '@memocartes/contract/fields/lengths';
import { capitalise } from '@memocartes/contract/fields/names';
import type { ImportStatus } from '@memocartes/contract/imports/imports';
import type { ImportedStudent, ImportRow } from '@memocartes/contract/imports/imports.routes';

import { type Columns, nameOrderOf } from '../columns/student-columns.ts';
import type { StudentLine, StudentList } from '../file/read-students.ts';
import { messages } from '../messages/students.messages.ts';
import { birthdateProblem, isName, isPersonName, readBirthdate, readGender } from '../values/cells.ts';
import { firstNameBeside, splitFullName } from '../values/full-name.ts';
import { isNursery, readLevel } from '../values/school-level.ts';

export type Problem = { status: ImportStatus; message: string };
export type ReadRow = Pick<ImportRow, 'line' | 'in_sheet' | 'student'> & { problems: Problem[]; skip: boolean };

type Cells = (index: number | undefined) => string;

/** First and last name: each from its own column; or from a column with both, which may have a last name beside it. */
function namesOf(columns: Columns, cell: Cells, usage: string) {
  const last = usage || cell(columns.lastname);
  const order = nameOrderOf(columns);
  if (order === undefined) return { firstname: cell(columns.firstname), lastname: last };
  const both = cell(columns[order]);
  return last ? { firstname: firstNameBeside(both, last, order), lastname: last } : splitFullName(both, order);
}

/** A student's cells as texts. The name in use takes precedence over the birth name. */
export function textsOf(
  { cells, ...place }: StudentLine,
  { columns, class_ }: Pick<StudentList, 'columns' | 'class_'>,
) {
  const cell = (index: number | undefined) => (index === undefined ? '' : (cells[index] ?? ''));
  const usage = cell(columns.usage);
  const student = {
    ...namesOf(columns, cell, usage),
    birthname: usage ? cell(columns.lastname) : '',
    gender: cell(columns.gender),
    birthdate: cell(columns.birthdate),
    level: cell(columns.level),
    class_: class_ || cell(columns.class),
  };
  return { ...place, student };
}

type Texts = Pick<ImportRow, 'line' | 'in_sheet'> & {
  student: { [K in keyof ImportedStudent]: string | null | undefined };
  skip?: boolean;
};

/**
 * Reads a student: normalises the cells, and lists a problem for each unreadable cell. The first problem, in the order
 * of `importStatuses`, is the verdict on the row [import.values].
 */
export function readRow({ student, skip = false, ...place }: Texts): ReadRow {
  const text = (value: string | null | undefined) => (value ?? '').trim();
  const firstname = text(student.firstname);
  const lastname = text(student.lastname);
  const birthname = capitalise(text(student.birthname));
  const birthdate = text(student.birthdate);
  const gender = text(student.gender);
  const level = text(student.level);
  const class_ = text(student.class_).replace(/\s+/g, ' ');
  const read = { birthdate: readBirthdate(birthdate), gender: readGender(gender), level: readLevel(level) };
  const problems: (Problem | false)[] = [
    !firstname && { status: 'MISSING_FIRSTNAME', message: messages.firstname },
    !(isPersonName(firstname) && isPersonName(lastname)) && { status: 'BAD_NAME', message: messages.name },
    read.birthdate === undefined && { status: 'BAD_BIRTHDATE', message: birthdateProblem(birthdate) },
    read.gender === undefined && { status: 'BAD_GENDER', message: messages.gender(gender) },
    read.level === undefined && !isNursery(level) && { status: 'BAD_LEVEL', message: messages.level(level) },
    !isName(class_, maxLength.className) && { status: 'BAD_CLASS', message: messages.class },
  ];
  const faults = problems.filter((problem) => problem !== false);
  // Nursery rows are ignored, so their other problems are not reported.
  const nurseryProblem: Problem[] = [{ status: 'NURSERY', message: messages.nursery(level.toUpperCase()) }];

  return {
    ...place,
    skip,
    student: {
      firstname: capitalise(firstname),
      lastname: capitalise(lastname),
      birthdate: read.birthdate === undefined ? birthdate : read.birthdate,
      gender: read.gender === undefined ? gender : read.gender,
      level: read.level === undefined ? level : read.level,
      ...(class_ && { class_ }),
      ...(birthname && { birthname }),
    },
    problems: isNursery(level) ? nurseryProblem : faults,
  };
}
