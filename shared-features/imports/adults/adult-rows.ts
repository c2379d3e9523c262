import { isAccepted } from '@memocartes/contract/imports/adult-imports';
import type { FollowerRow, StaffRow } from '@memocartes/contract/imports/adults/adult-imports.routes';

import { isLeftOut, leaveOutRows, mergeRows } from '../rows/checked-rows.ts';

export type AdultRow = (FollowerRow | StaffRow) & { readonly candidates?: FollowerRow['candidates'] };
export type AdultKind = 'FOLLOWERS' | 'STAFF';

/** Editable cells of each kind of file. */
export const cells = {
  FOLLOWERS: ['lastname', 'firstname', 'email', 'phone', 'child_lastname', 'child_firstname'],
  STAFF: ['lastname', 'firstname', 'email', 'phone', 'classes'],
} as const;
export type AdultCell = (typeof cells)[AdultKind][number];

export const keyOf = ({ line, nth }: Pick<AdultRow, 'line' | 'nth'>) => `${line}-${nth}`;
export const isAlreadyThere = ({ status }: AdultRow) => status === 'ALREADY_THERE';
export const isReady = ({ status }: AdultRow) => isAccepted(status);
export const isIncomplete = ({ status }: AdultRow) => status === 'INCOMPLETE';
export const isToFix = (row: AdultRow) => !isReady(row) && !isAlreadyThere(row) && !isLeftOut(row);

/** The id of the student chosen among several of the same name, if any. */
export const chosenStudent = ({ adult }: AdultRow): number | null => ('student_id' in adult ? adult.student_id : null);

/** Whether one of several students of the same name must be chosen, or can be chosen again [import.child-choice]. */
export const hasChoice = (row: AdultRow) =>
  row.status === 'AMBIGUOUS_CHILD' ||
  (chosenStudent(row) !== null && !!row.candidates?.length && row.status !== 'UNKNOWN_CHILD' && !isLeftOut(row));

/** Text of a cell; '' if the row has none. */
export const textOf = ({ adult }: AdultRow, cell: AdultCell): string =>
  (adult as Partial<Record<AdultCell, string | null>>)[cell] ?? '';

/** The cell that a verdict is about. */
export const faultyCellOf: Partial<Record<AdultRow['status'], AdultCell>> = {
  MISSING_NAME: 'lastname',
  BAD_NAME: 'lastname',
  BAD_EMAIL: 'email',
  BAD_PHONE: 'phone',
  EMAIL_USED: 'email',
  UNKNOWN_CHILD: 'child_firstname',
  AMBIGUOUS_CHILD: 'child_firstname',
  UNKNOWN_CLASS: 'classes',
};

type Change = Partial<Record<AdultCell, string>> & { readonly student_id?: number | null };

/** The rows, with the change made to the row with this key; the same array if nothing changed. */
export function editRow(rows: readonly AdultRow[], key: string, change: Change): readonly AdultRow[] {
  const row = rows.find((item) => keyOf(item) === key);
  const adult = row?.adult as Record<string, unknown> | undefined;
  if (!adult || Object.entries(change).every(([cell, value]) => (adult[cell] ?? '') === (value ?? ''))) return rows;
  return rows.map((item) => (item === row ? ({ ...item, adult: { ...item.adult, ...change } } as AdultRow) : item));
}

/** The verdict on a row, with the earlier candidates: the server sends none once a student is chosen. */
const withCandidates = (row: AdultRow, before: AdultRow | undefined): AdultRow =>
  before?.candidates?.length && !row.candidates?.length ? { ...row, candidates: before.candidates } : row;

const mergeAdults = mergeRows<'adult', AdultRow>('adult');

/** Merges the verdict on sent rows; rows edited since the request keep their edits. */
export const mergeVerdict = (current: readonly AdultRow[], sent: readonly AdultRow[], validated: readonly AdultRow[]) =>
  mergeAdults(
    current,
    sent,
    validated.map((row, index) => withCandidates(row, current[index])),
  );

/** Excludes the rows of `keys` from the import, or includes them again if `out` is false. */
export const leaveOut = (rows: readonly AdultRow[], keys: ReadonlySet<string>, out: boolean) =>
  leaveOutRows(rows, { isChosen: (row) => keys.has(keyOf(row)), out, included: 'NEW' });
