import type { AdultStatus } from '@memocartes/contract/imports/adult-imports';
import type { ImportedStaff, StaffRow } from '@memocartes/contract/imports/adults/adult-imports.routes';

import { plain } from '../../../text/plain.ts';
import { messages } from '../../messages/adults.messages.ts';
import { verdictOnCells } from '../../values/verdict-on-cells.ts';
import { withLaterAddresses } from '../rows/later-address.ts';
import { type ContactDetails, nameKey } from '../rows/people.ts';
import type { ReadAdult } from '../rows/read-adult.ts';

/** A teacher or school admin. */
export type StaffMember = ContactDetails & {
  /** Id, if the school already has this person. */
  id: number | null;
  isTeacher: boolean;
  /** Whether the account is disabled, as after its expiration, or banned, so that the person cannot sign in. */
  isClosed: boolean;
  line: number;
  classIds: Set<number>;
};
export type ExistingStaff = {
  staff: readonly StaffMember[];
  /** Addresses of followers of the school. */
  followerEmails: ReadonlySet<string>;
  classes: readonly { id: number; name: string }[];
};

/** A row with its verdict and, if the row is accepted, the teacher and the classes to assign. */
export type CheckedStaff = { row: StaffRow; link?: { teacher: StaffMember; classIds: number[] } };

type Read = ReadAdult<ImportedStaff>;

type Class = ExistingStaff['classes'][number];
/** Separates the classes of a cell. */
const listSeparator = /[,;|\n]/;

/**
 * Classes named in a cell, separated by commas, semicolons, vertical bars or line breaks. « CP/CE1 » is one class if
 * the school has this class, else two. « CP, CE1 » is two classes if the school has both, else the class « CP/CE1 ».
 */
function classesOf(cell: string, classes: ReadonlyMap<string, Class>): { ids: number[]; unknown: string[] } {
  const ids: number[] = [];
  const unknown: string[] = [];

  const resolveNames = (text: string, separators: readonly RegExp[]) => {
    const named = classes.get(plain(text));
    // `plain` ignores punctuation: « CP, CE1 » is the name of the class « CP/CE1 » too.
    const id = named && (!listSeparator.test(text) || listSeparator.test(named.name)) ? named.id : undefined;
    const [separator, ...rest] = separators;
    const parts = separator ? text.split(separator).filter((part) => part.trim()) : [];
    if (id !== undefined) ids.push(id);
    else if (parts.length > 1) for (const part of parts) resolveNames(part, rest);
    else if (rest.length) resolveNames(text, rest);
    else if (text.trim()) unknown.push(text.trim());
  };

  resolveNames(cell, [listSeparator, /\s+et\s+|[/&+]/]);
  const classOfCell = classes.get(plain(cell));
  if (unknown.length && classOfCell) return { ids: [classOfCell.id], unknown: [] };
  return { ids: [...new Set(ids)], unknown };
}

const isSame = (a: ContactDetails, b: ContactDetails) => !(a.email && b.email) || a.email === b.email;

/** Verdict on each teacher of a file, against the school's data. */
export function checkStaff(rows: readonly Read[], { staff, followerEmails, classes }: ExistingStaff): CheckedStaff[] {
  const people = [...staff];
  const byName = new Map(classes.map((class_) => [plain(class_.name), class_]));
  const findByEmail = (email: string | null) => (email ? people.find((item) => item.email === email) : undefined);
  const findByName = (adult: ContactDetails) =>
    people.find((item) => nameKey(item) === nameKey(adult) && isSame(item, adult));

  const rowOf = ({ line, nth, adult }: Read, status: AdultStatus, message: string | null): StaffRow => ({
    line,
    nth,
    adult,
    status,
    message,
  });

  const checkRow = (read: Read): CheckedStaff => {
    const { line, adult } = read;
    const refusal = verdictOnCells(read);
    if (refusal) return { row: rowOf(read, refusal.status, refusal.message) };
    if (adult.email && followerEmails.has(adult.email)) {
      return { row: rowOf(read, 'EMAIL_USED', messages.followerEmail) };
    }
    const { ids, unknown } = classesOf(adult.classes ?? '', byName);
    if (unknown.length) return { row: rowOf(read, 'UNKNOWN_CLASS', messages.unknownClass(unknown)) };
    const existing = findByEmail(adult.email) ?? findByName(adult);
    if (existing?.id === null) {
      existing.email ??= adult.email;
      existing.phone ??= adult.phone;
    }
    const missing = ids.filter((id) => !existing?.classIds.has(id));
    // School admins have no classes, so there is nothing to write.
    if (existing && !existing.isTeacher) {
      return { row: rowOf(read, 'ALREADY_THERE', ids.length ? messages.adminWithClass : messages.admin) };
    }
    const messageOf = (message: string) => (existing?.isClosed ? `${message} ${messages.closedAccess}` : message);
    if (existing && !missing.length) return { row: rowOf(read, 'ALREADY_THERE', messageOf(messages.taught)) };
    const { firstname, lastname, email, phone } = adult;
    const teacher = existing ?? {
      firstname,
      lastname,
      email,
      phone,
      line,
      id: null,
      isTeacher: true,
      isClosed: false,
      classIds: new Set<number>(),
    };
    if (!existing) people.push(teacher);
    for (const id of missing) teacher.classIds.add(id);
    const link = { teacher, classIds: missing };
    if (!existing) return { row: rowOf(read, email ? 'NEW' : 'INCOMPLETE', email ? null : messages.incomplete), link };
    if (existing.id === null) return { row: rowOf(read, 'SAME_PERSON', messages.samePerson(existing.line)), link };
    return { row: rowOf(read, 'KNOWN', messageOf(messages.alreadyInSchool)), link };
  };

  return withLaterAddresses(rows.map(checkRow), ({ link }) => link?.teacher.email);
}
