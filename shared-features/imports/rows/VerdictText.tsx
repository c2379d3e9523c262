import { Tag } from '@memocartes/shared-ui/tag';
import type { ReactNode } from 'react';

import '../file/import.css';

/** Id of the verdict on a row, which describes the fields to correct [import.screen-reader]. */
export const verdictId = (row: string | number): string => `verdict-${row}`;

type VerdictTextProps = {
  /** The row's key. */
  readonly row: string | number;
  /** The verdict, in a few words. */
  readonly short: ReactNode;
  /** How to correct the row, or a note. */
  readonly message: string | null;
  /** Whether the row is imported without a correction. */
  readonly ok?: boolean;
  /** Whether the row is refused until it is corrected; its row of the table is then marked in red. */
  readonly isRefused?: boolean;
};

/** The verdict on a row, and how to correct the row [import.messages] [import.refused-marked]. */
export function VerdictText({ row, short, message, ok = false, isRefused = false }: VerdictTextProps) {
  const tone = ok ? 'success' : isRefused ? 'danger' : undefined;
  return (
    <span id={verdictId(row)} className="student-import__verdict" data-refused={isRefused || undefined}>
      {tone ? <Tag tone={tone}>{short}</Tag> : <strong>{short}</strong>}
      {message && <span>{message}</span>}
    </span>
  );
}
