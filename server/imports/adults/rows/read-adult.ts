import { capitalise } from '@memocartes/contract/fields/names';
import type { AdultStatus } from '@memocartes/contract/imports/adult-imports';
import type {
  CorrectedFollower,
  CorrectedStaff,
  ImportedFollower,
  ImportedStaff,
} from '@memocartes/contract/imports/adults/adult-imports.routes';

import { messages } from '../../messages/adults.messages.ts';
import { isPersonName } from '../../values/cells.ts';
import { readEmail, readPhone } from './cells.ts';
import type { ContactDetails } from './people.ts';

type Problem = { status: AdultStatus; message: string };
export type ReadAdult<A> = { line: number; nth: number; adult: A; problems: Problem[]; skip: boolean };

const normalizeSpaces = (text: string | null) => (text ?? '').trim().replace(/\s+/g, ' ');
const orNull = (text: string | null) => normalizeSpaces(text) || null;

/** Normalises a person's cells, and lists a problem for each unreadable cell. */
function readPerson(raw: ContactDetails): { person: ContactDetails; problems: Problem[] } {
  const firstname = normalizeSpaces(raw.firstname);
  const lastname = normalizeSpaces(raw.lastname);
  const email = readEmail(normalizeSpaces(raw.email));
  const phone = readPhone(normalizeSpaces(raw.phone));
  const problems: (Problem | false)[] = [
    !(firstname && lastname) && { status: 'MISSING_NAME', message: messages.missingName },
    !(isPersonName(firstname) && isPersonName(lastname)) && { status: 'BAD_NAME', message: messages.name },
    email === undefined && { status: 'BAD_EMAIL', message: messages.email(normalizeSpaces(raw.email)) },
    phone === undefined && { status: 'BAD_PHONE', message: messages.phone(normalizeSpaces(raw.phone)) },
  ];

  return {
    person: {
      firstname: capitalise(firstname),
      lastname: capitalise(lastname),
      email: email === undefined ? normalizeSpaces(raw.email) : email,
      phone: phone === undefined ? normalizeSpaces(raw.phone) : phone,
    },
    problems: problems.filter((problem) => problem !== false),
  };
}

/** Reads a follower and the child that the row names. */
export function readFollower({ line, nth, adult, skip = false }: CorrectedFollower): ReadAdult<ImportedFollower> {
  const { person, problems } = readPerson(adult);
  const child = {
    child_firstname: capitalise(adult.child_firstname),
    child_lastname: capitalise(adult.child_lastname),
    child_birthname: adult.child_birthname ? capitalise(adult.child_birthname) : null,
    class_: orNull(adult.class_),
    student_id: adult.student_id,
  };
  const nameless: Problem[] = child.child_firstname ? [] : [{ status: 'UNKNOWN_CHILD', message: messages.noChild }];
  const read = { ...person, relation: orNull(adult.relation), ...child };
  return { line, nth, adult: read, problems: [...problems, ...nameless], skip };
}

/** Reads a teacher. */
export function readStaff({ line, nth, adult, skip = false }: CorrectedStaff): ReadAdult<ImportedStaff> {
  const { person, problems } = readPerson(adult);
  return { line, nth, adult: { ...person, classes: orNull(adult.classes) }, problems, skip };
}
