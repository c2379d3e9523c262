import { byteOrderMark, writeLine } from '@memocartes/contract/csv/csv';
import type { ImportRow } from '@memocartes/contract/imports/imports.routes';

import { isLeftOut } from '../../rows/checked-rows.ts';
import { isReady } from './rows.ts';

/** CSV, for a French spreadsheet, of the rows neither accepted nor excluded, with the reason [import.refused-rows]. */
export function refusedRows(rows: readonly ImportRow[], headers: readonly string[]): string {
  const inSheets = rows.some(({ in_sheet: inSheet }) => inSheet);
  const lines = rows
    .filter((row) => !isReady(row) && !isLeftOut(row))
    .map(({ line, in_sheet: inSheet, student, message }) => [
      ...(inSheets ? [inSheet?.name] : []),
      inSheet?.line ?? line,
      student.lastname,
      student.firstname,
      student.birthdate,
      student.gender,
      student.level,
      student.class_,
      message,
    ]);
  return byteOrderMark + [headers, ...lines].map(writeLine).join('');
}
