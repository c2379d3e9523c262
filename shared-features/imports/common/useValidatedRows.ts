import type { ReadAs } from '@memocartes/contract/imports/imports.routes';
import { useRef, useState } from 'react';

type Judged<Row> = { readonly rows: readonly Row[] };

export const notRead: ReadAs = { encoding: null, separator: null, format: null, sheet: null };

/** How a file was read; absent from the verdict on corrected rows. */
export const readAsOf = ({ encoding, separator, format, sheet }: ReadAs = notRead): ReadAs => ({
  ...{ encoding, separator, format, sheet },
});

type Options<Row, V extends Judged<Row>> = {
  /** Requests the verdict on corrected rows. */
  readonly judge: (rows: readonly Row[]) => Promise<V>;
  /** Merges edits made meanwhile into the verdict on the rows sent. */
  readonly merge: (now: readonly Row[], sent: readonly Row[], judged: readonly Row[]) => readonly Row[];
  readonly onFailure: (error: unknown) => void;
};

/** Rows of a file with their verdict: edited while typing, validated one request at a time [import.left-out]. */
export function useValidatedRows<Row, V extends Judged<Row>>({ judge, merge, onFailure }: Options<Row, V>) {
  const [verdict, setVerdict] = useState<V>();
  const [isJudging, setJudging] = useState(false);
  // the current rows, for responses to earlier ones
  const rows = useRef<readonly Row[]>([]);
  const busy = useRef(false);

  const show = (next: V | undefined) => {
    rows.current = next?.rows ?? [];
    setVerdict(next);
  };

  const judgeAll = async (readAs: Partial<V>) => {
    if (busy.current) return; // the validation that is running will be followed by one for these edits
    busy.current = true;
    setJudging(true);
    try {
      for (let sent: readonly Row[] | undefined; sent !== rows.current;) {
        sent = rows.current;
        const judged = await judge(sent);
        const merged = merge(rows.current, sent, judged.rows);
        const isLast = rows.current === sent;
        show({ ...judged, ...readAs, rows: merged });
        if (isLast) sent = rows.current;
      }
    } catch (error) {
      onFailure(error);
    }
    busy.current = false;
    setJudging(false);
  };

  /** Replaces the rows and validates them; `how` contains what verdicts on corrected rows lack: how the file was read. */
  const correct = (next: readonly Row[], readAs: Partial<V>) => {
    if (!verdict || next === rows.current) return false;
    show({ ...verdict, rows: next });
    void judgeAll(readAs);
    return true;
  };

  return { verdict, show, rows, correct, isJudging };
}
