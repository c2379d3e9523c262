import type { AdultStatus } from '@memocartes/contract/imports/adult-imports';
import type { FollowerRow, ImportedFollower } from '@memocartes/contract/imports/adults/adult-imports.routes';
import { hasLeft, type StudentStatus } from '@memocartes/contract/students/student-status';
import { fullName } from '@memocartes/contract/text/full-name';

import { plain } from '../../../text/plain.ts';
import { messages } from '../../messages/adults.messages.ts';
import { verdictOnCells } from '../../values/verdict-on-cells.ts';
import { withLaterAddresses } from '../rows/later-address.ts';
import { createPeople, nameKey, type Person } from '../rows/people.ts';
import type { ReadAdult } from '../rows/read-adult.ts';

export type ExistingStudent = {
  id: number;
  firstname: string;
  lastname: string;
  status: StudentStatus;
  class_: string | null;
};
export type ExistingPeople = {
  students: readonly ExistingStudent[];
  /** Followers that the school already has. */
  followers: readonly Person[];
  /** Addresses of the school's staff. */
  staffEmails: ReadonlySet<string>;
};

/** A row with its verdict, and the follower and student to link if it is accepted. */
export type CheckedFollower = { row: FollowerRow; link?: { person: Person; studentId: number } };

type Read = ReadAdult<ImportedFollower>;
type Refusal = { status: AdultStatus; message: string | null; candidates?: readonly ExistingStudent[] };

const childOf = ({ child_firstname: firstname, child_lastname: lastname }: ImportedFollower) => ({
  firstname,
  lastname,
});

/**
 * Finds the child of a row: the student whom the user chose, else by name, then by class. Without a student of that
 * name, the candidates are the students of the class with the same first name [import.child-other-name].
 */
function createChildFinder(students: readonly ExistingStudent[]) {
  const byName = Map.groupBy(students, nameKey);
  const byId = new Map(students.map((student) => [student.id, student]));
  return (adult: ImportedFollower): ExistingStudent | Refusal => {
    const chosen = adult.student_id === null ? undefined : byId.get(adult.student_id);
    if (chosen && !hasLeft(chosen)) return chosen;
    const child = childOf(adult);
    const names = [child, ...(adult.child_birthname ? [{ ...child, lastname: adult.child_birthname }] : [])];
    const named = [...new Set(names.flatMap((name) => byName.get(nameKey(name)) ?? []))];
    const present = named.filter((student) => !hasLeft(student));
    if (present.length === 1) return present[0]!;
    const class_ = plain(adult.class_ ?? '');
    const isInClass = (student: ExistingStudent) => class_ !== '' && plain(student.class_ ?? '') === class_;
    const inClass = present.filter(isInClass);
    if (inClass.length === 1) return inClass[0]!;
    if (present.length) {
      return { status: 'AMBIGUOUS_CHILD', message: messages.ambiguousChild(child), candidates: present };
    }
    if (named.length) return { status: 'UNKNOWN_CHILD', message: messages.departedChild(child) };
    const candidates = students.filter(
      (student) => !hasLeft(student) && isInClass(student) && plain(student.firstname) === plain(child.firstname),
    );
    return candidates.length
      ? { status: 'AMBIGUOUS_CHILD', message: messages.otherName(child), candidates }
      : { status: 'UNKNOWN_CHILD', message: messages.unknownChild(child) };
  };
}

const candidateOf = (student: ExistingStudent) => ({
  id: student.id,
  name: student.class_ ? `${fullName(student)}, ${student.class_}` : fullName(student),
});

const refusedRow = ({ line, nth, adult }: Read, { status, message, candidates = [] }: Refusal): CheckedFollower => ({
  row: { line, nth, adult, status, message, candidates: candidates.map(candidateOf) },
});

type Verdict = { status: AdultStatus; message: string | null };

/** Verdict on the adult of an accepted row. */
function verdictOf(person: Person, isNew: boolean, line: number): Verdict {
  if (!isNew) {
    if (person.id !== null) return { status: 'KNOWN', message: messages.alreadyInSchool };
    return { status: 'SAME_PERSON', message: messages.samePerson(person.line) };
  }
  if (person.email) return { status: 'NEW', message: null };
  return { status: 'INCOMPLETE', message: person.note ?? (line ? messages.incomplete : null) };
}

/** Checks each row in this order: exclusion by the user, unreadable cells, a staff address, the child, the adult. */
export function checkFollowers(rows: readonly Read[], existing: ExistingPeople): CheckedFollower[] {
  const findChild = createChildFinder(existing.students);
  const people = createPeople(existing.followers);

  const newPerson = ({ line, adult }: Read): Person => {
    const owner = people.ofEmail(adult.email);
    const note = owner && (owner.id === null ? messages.sharedEmail(owner.line) : messages.ownedEmail);
    const { firstname, lastname, phone } = adult;
    const email = owner ? null : adult.email;
    const surnames = new Set<string>();

    return people.add({
      firstname,
      lastname,
      phone,
      email,
      id: null,
      line,
      note: note ?? null,
      surnames,
      children: new Set(),
    });
  };

  const checkRow = (read: Read): CheckedFollower => {
    const { line, nth, adult } = read;
    const refusal = verdictOnCells(read);
    if (refusal) return refusedRow(read, refusal);
    if (adult.email && existing.staffEmails.has(adult.email)) {
      return refusedRow(read, { status: 'EMAIL_USED', message: messages.staffEmail });
    }
    const child = findChild(adult);
    if (!('id' in child)) return refusedRow(read, child);
    // A second child of a person, on the same line or another, does not create a second follower [import.adults].
    const samePerson = people.find({ ...adult, surname: adult.child_lastname, child: child.id });
    if (samePerson) people.complete(samePerson, adult);
    if (samePerson?.children.has(child.id)) {
      return refusedRow(read, { status: 'ALREADY_THERE', message: messages.attached });
    }
    const person = samePerson ?? newPerson(read);
    person.children.add(child.id);
    person.surnames.add(plain(adult.child_lastname));
    const row = { line, nth, adult, ...verdictOf(person, !samePerson, line), candidates: [] };
    return { row, link: { person, studentId: child.id } };
  };

  return withLaterAddresses(rows.map(checkRow), ({ link }) => link?.person.email);
}
