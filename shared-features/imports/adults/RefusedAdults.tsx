import { byteOrderMark, writeLine } from '@memocartes/contract/csv/csv';

import { DownloadRows } from '../rows/DownloadRows.tsx';
import { type AdultKind, type AdultRow, isToFix } from './adult-rows.ts';

const person = ['lastname', 'firstname', 'email', 'phone'];
const columns = {
  FOLLOWERS: [...person, 'relation', 'child_lastname', 'child_firstname', 'class_'],
  STAFF: [...person, 'classes'],
} as const;

type RefusedAdultsProps = {
  readonly kind: AdultKind;
  readonly rows: readonly AdultRow[];
  /** Name of the imported file. */
  readonly fileName: string;
};

/** The button that downloads the refused rows of a file of followers or teachers [import.refused-rows]. */
export function RefusedAdults({ kind, rows, fileName }: RefusedAdultsProps) {
  const write = (headers: readonly string[]) => {
    const lines = rows.filter(isToFix).map(({ line, adult, message }) => {
      const values: Partial<Record<string, string | number | null>> = adult;
      return [line, ...columns[kind].map((key) => values[key] ?? null), message];
    });
    return byteOrderMark + [headers, ...lines].map(writeLine).join('');
  };

  const name = fileName.replace(/\.[^.]+$/u, '');
  return <DownloadRows columns={['line', ...columns[kind], 'reason']} name={name} write={write} />;
}
