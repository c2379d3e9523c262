import type { ImportRow } from '@memocartes/contract/imports/imports.routes';

import { DownloadRows } from '../../rows/DownloadRows.tsx';
import { refusedRows } from './refusedRows.ts';

const columns = ['line', 'lastname', 'firstname', 'birthdate', 'gender', 'level', 'class_', 'reason'];

type Props = {
  readonly rows: readonly ImportRow[];
  /** Class or school, in the file name. */
  readonly name: string;
};

/** The button that downloads the refused rows of a file of students [import.refused-rows]. */
export function RefusedRows({ rows, name }: Props) {
  const inSheets = rows.some(({ in_sheet: inSheet }) => inSheet);
  return (
    <DownloadRows
      columns={inSheets ? ['sheet', ...columns] : columns}
      name={name}
      write={(headers) => refusedRows(rows, headers)}
    />
  );
}
