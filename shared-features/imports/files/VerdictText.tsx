import { Tag } from '@memocartes/shared-ui/tag';
import type { ReactNode } from 'react';

import './import.css';

export type VerdictTextProps = {
  /** The verdict in two or three words. */ readonly short: ReactNode;
  /** What to do, or what to know. */ readonly message: string | null;
  /** Whether the row is imported as it is. */ readonly ok?: boolean;
};

/** What a row is worth: a word, then the remedy. Colour is kept for the count of rows to correct. */
export function VerdictText({ short, message, ok = false }: VerdictTextProps) {
  return (
    <span className="student-import__verdict">
      {ok ? <Tag tone="success">{short}</Tag> : <strong>{short}</strong>}
      {message && <span>{message}</span>}
    </span>
  );
}
