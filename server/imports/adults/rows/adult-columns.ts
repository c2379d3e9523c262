import type { ImportedFollower, ImportedStaff } from '@memocartes/contract/imports/adults/adult-imports.routes';

import { ApiError } from '../../../http/errors.ts';
import { plain } from '../../../text/plain.ts';
import { childHeaders, type FieldHeaders, followerHeaders, staffHeaders } from '../../columns/adult-headers.ts';
import type { RawRow } from '../../file/read-file.ts';

type Columns<W extends FieldHeaders> = Partial<Record<keyof W, number>>;

/** The field that a header names. */
function fieldOf<W extends FieldHeaders>(headers: W, header: string): keyof W | undefined {
  const name = plain(header);
  return Object.keys(headers).find((field) => headers[field]?.includes(name));
}

function findColumns<W extends FieldHeaders>(headers: W, header: readonly string[]): Columns<W> {
  const columns: Columns<W> = {};
  header.forEach((name, index) => {
    const field = fieldOf(headers, name);
    if (field !== undefined) columns[field] ??= index;
  });
  return columns;
}

/** Columns of e-mail addresses in the order of the file, and of phone numbers with mobile phones first. */
function findContacts(headers: FieldHeaders, header: readonly string[]) {
  const columnsOf = (...fields: string[]) =>
    fields.flatMap((field) => header.flatMap((name, index) => (fieldOf(headers, name) === field ? index : [])));
  return { emails: columnsOf('email'), phones: columnsOf('mobile', 'phone', 'work') };
}

/** Columns of each child: a line may repeat them for several children [import.adults]. */
function findChildren(header: readonly string[]): Columns<typeof childHeaders>[] {
  const children: Columns<typeof childHeaders>[] = [];
  header.forEach((name, index) => {
    const field = fieldOf(childHeaders, name);
    if (!field) return;
    const last = children.at(-1);
    if (!last || last[field] !== undefined) children.push({ [field]: index });
    else last[field] = index;
  });
  return children;
}

/** Requires a column of first names. @throws 422 with the name of the missing column */
function requireFirstname(columns: object, columnName: string, header: readonly string[]): void {
  if ('firstname' in columns) return;
  const read = header.filter(Boolean).join(', ').slice(0, 500) || 'aucune';
  const message = `Colonne absente : ${columnName}. Colonnes lues : ${read}.`;
  throw new ApiError('INVALID', { message, fields: { data: message } });
}

type AdultRow<A> = { line: number; nth: number; adult: A };
type File = { header: readonly string[]; rows: readonly RawRow[] };

const reader =
  (cells: readonly string[]) =>
  (index: number | undefined): string =>
    index === undefined ? '' : (cells[index] ?? '');

/** A person, with the first address and phone number of the row. */
const personOf = (
  columns: Columns<typeof followerHeaders>,
  { emails, phones }: ReturnType<typeof findContacts>,
  cell: ReturnType<typeof reader>,
) => ({
  firstname: cell(columns.firstname),
  lastname: cell(columns.usage) || cell(columns.lastname),
  email: emails.map(cell).find(Boolean) ?? '',
  phone: phones.map(cell).find(Boolean) ?? '',
});

/**
 * Followers with their children: one row per child, and one for a follower without a child. @throws 422 for a missing
 * column
 */
export function followersOf({ header, rows }: File): AdultRow<ImportedFollower>[] {
  const columns = findColumns(followerHeaders, header);
  const contacts = findContacts(followerHeaders, header);
  const children = findChildren(header).filter(({ firstname }) => firstname !== undefined);
  requireFirstname(columns, 'Prénom responsable', header);
  return rows.flatMap(({ line, cells }) => {
    const cell = reader(cells);
    const person = { ...personOf(columns, contacts, cell), relation: cell(columns.relation) };
    const namedChildren = children
      .map((child) => ({
        child_firstname: cell(child.firstname),
        child_lastname: cell(child.usage) || cell(child.lastname),
        child_birthname: cell(child.usage) ? cell(child.lastname) : '',
        class_: cell(child.class_),
        student_id: null,
      }))
      .filter(({ child_firstname, child_lastname }) => child_firstname || child_lastname);
    const noChild = { child_firstname: '', child_lastname: '', child_birthname: '', class_: '', student_id: null };
    return (namedChildren.length ? namedChildren : [noChild]).map((child, nth) => ({
      line,
      nth,
      adult: { ...person, ...child },
    }));
  });
}

/** Teachers with their classes. @throws 422 for a missing column */
export function staffOf({ header, rows }: File): AdultRow<ImportedStaff>[] {
  const columns = findColumns(staffHeaders, header);
  const contacts = findContacts(staffHeaders, header);
  requireFirstname(columns, 'Prénom', header);
  return rows.map(({ line, cells }) => {
    const cell = reader(cells);
    return { line, nth: 0, adult: { ...personOf(columns, contacts, cell), classes: cell(columns.classes) } };
  });
}
