import { isAccepted } from '@memocartes/contract/imports/adult-imports';
import type { FollowerRow, StaffRow } from '@memocartes/contract/imports/adults/adult-imports.routes';

export type PersonRow = (FollowerRow | StaffRow) & { readonly candidates?: FollowerRow['candidates'] };
export type PeopleKind = 'FOLLOWERS' | 'STAFF';

/** Editable cells of each kind of file. */
export const cells = {
  FOLLOWERS: ['lastname', 'firstname', 'email', 'phone', 'child_lastname', 'child_firstname'],
  STAFF: ['lastname', 'firstname', 'email', 'phone', 'classes'],
} as const;
export type PersonCell = (typeof cells)[PeopleKind][number];

export const keyOf = ({ line, nth }: Pick<PersonRow, 'line' | 'nth'>) => `${line}-${nth}`;
export const isAlreadyThere = ({ status }: PersonRow) => status === 'ALREADY_THERE';
/** Whether the user excluded the row from the import. */
export const isLeftOut = ({ status }: Pick<PersonRow, 'status'>) => status === 'LEFT_OUT';
export const isReady = ({ status }: PersonRow) => isAccepted(status);
export const isIncomplete = ({ status }: PersonRow) => status === 'INCOMPLETE';
export const isToFix = (row: PersonRow) => !isReady(row) && !isAlreadyThere(row) && !isLeftOut(row);

/** The id of the student chosen among several of the same name, if any. */
export const chosenStudent = ({ adult }: PersonRow): number | null => ('student_id' in adult ? adult.student_id : null);
/** Whether one of several students of the same name must be chosen, or can be chosen again [import.child-choice]. */
export const hasChoice = (row: PersonRow) =>
  row.status === 'AMBIGUOUS_CHILD' ||
  (chosenStudent(row) !== null && !!row.candidates?.length && row.status !== 'UNKNOWN_CHILD' && !isLeftOut(row));

/** Text of a cell; '' if the row has none. */
export const textOf = ({ adult }: PersonRow, cell: PersonCell): string =>
  (adult as Partial<Record<PersonCell, string | null>>)[cell] ?? '';

/** The cell that a verdict is about. */
export const faultOf: Partial<Record<PersonRow['status'], PersonCell>> = {
  MISSING_NAME: 'lastname',
  BAD_NAME: 'lastname',
  BAD_EMAIL: 'email',
  BAD_PHONE: 'phone',
  EMAIL_USED: 'email',
  UNKNOWN_CHILD: 'child_firstname',
  AMBIGUOUS_CHILD: 'child_firstname',
  UNKNOWN_CLASS: 'classes',
};

type Change = Partial<Record<PersonCell, string>> & { student_id?: number | null };

/** The rows with row `key` changed; the same array if nothing changed. */
export function editRow(rows: readonly PersonRow[], key: string, change: Change): readonly PersonRow[] {
  const row = rows.find((item) => keyOf(item) === key);
  const adult = row?.adult as Record<string, unknown> | undefined;
  if (!adult || Object.entries(change).every(([cell, value]) => (adult[cell] ?? '') === (value ?? ''))) return rows;
  return rows.map((item) => (item === row ? ({ ...item, adult: { ...item.adult, ...change } } as PersonRow) : item));
}

/** The verdict on a row, with the earlier candidates: the server sends none once a student is chosen. */
const withCandidates = (row: PersonRow, before: PersonRow | undefined): PersonRow =>
  before?.candidates?.length && !row.candidates?.length ? { ...row, candidates: before.candidates } : row;

/** Merges the verdict on sent rows; rows edited since the request keep their edits. */
export const mergeRows = (current: readonly PersonRow[], sent: readonly PersonRow[], validated: readonly PersonRow[]) =>
  validated.map((row, index) => {
    const currentRow = current[index];
    const verdict = withCandidates(row, currentRow);
    if (!currentRow || currentRow === sent[index]) return verdict;
    const toggled = isLeftOut(currentRow) !== isLeftOut(row) && { status: currentRow.status, message: null };
    return { ...verdict, ...toggled, adult: currentRow.adult } as PersonRow;
  });

/** The rows, with rows `keys` excluded from the import (`out`) or included again [import.left-out]. */
export const leaveOut = (rows: readonly PersonRow[], keys: ReadonlySet<string>, out: boolean): readonly PersonRow[] =>
  rows.map((row) =>
    keys.has(keyOf(row)) && isLeftOut(row) !== out ? { ...row, status: out ? 'LEFT_OUT' : 'NEW', message: null } : row,
  );
