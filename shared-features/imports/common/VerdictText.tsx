import { Tag } from '@memocartes/shared-ui/tag';
import type { ReactNode } from 'react';

import './import.css';

export type VerdictTextProps = {
  /** The verdict, in one word. */ readonly short: ReactNode;
  /** The remedy or a note. */ readonly message: string | null;
  /** Whether the row is imported without a correction. */ readonly ok?: boolean;
};

/**
 * The verdict on a row: a word, then the remedy. A refusal is not coloured; only the count of rows to correct is
 * [import.messages].
 */
export function VerdictText({ short, message, ok = false }: VerdictTextProps) {
  return (
    <span className="student-import__verdict">
      {ok ? <Tag tone="success">{short}</Tag> : <strong>{short}</strong>}
      {message && <span>{message}</span>}
    </span>
  );
}
