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
};

/**
 * The verdict on a row, and how to correct the row. A refusal has no colour: only the count of rows to correct is red
 * [import.messages].
 */
export function VerdictText({ row, short, message, ok = false }: VerdictTextProps) {
  return (
    <span id={verdictId(row)} className="student-import__verdict">
      {ok ? <Tag tone="success">{short}</Tag> : <strong>{short}</strong>}
      {message && <span>{message}</span>}
    </span>
  );
}
