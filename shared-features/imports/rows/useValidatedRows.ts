import type { ReadAs } from '@memocartes/contract/imports/imports.routes';
import { useFailure } from '@memocartes/shared-shell/errors';
import { useRef, useState } from 'react';

type Validated<Row> = ReadAs & { readonly rows: readonly Row[] };

export const notRead: ReadAs = { encoding: null, separator: null, format: null, sheet: null };

/** How a file was read: part of its first verdict, missing from the verdict on corrected rows. */
const readAsOf = (verdict: ReadAs): ReadAs => ({
  encoding: verdict.encoding,
  separator: verdict.separator,
  format: verdict.format,
  sheet: verdict.sheet,
  sheets: verdict.sheets,
  other_sheets: verdict.other_sheets,
  ignored_columns: verdict.ignored_columns,
  guessed_names: verdict.guessed_names,
  is_month_first: verdict.is_month_first,
});

type Options<Row, V extends Validated<Row>> = {
  /** Requests the verdict on corrected rows. */
  readonly validate: (rows: readonly Row[]) => Promise<V>;
  /** Merges edits made since the request into the validated rows. */
  readonly merge: (current: readonly Row[], sent: readonly Row[], validated: readonly Row[]) => readonly Row[];
};

/**
 * Rows of a file with their verdict, and the problem to show. Edits show immediately and are validated by one request
 * at a time [import.left-out].
 */
export function useValidatedRows<Row, V extends Validated<Row>>({ validate, merge }: Options<Row, V>) {
  const failure = useFailure();
  const [problem, setProblem] = useState<string>();
  const [verdict, setVerdict] = useState<V>();
  const [isValidating, setIsValidating] = useState(false);
  // How the file was read, if the last validation failed.
  const [failedReadAs, setFailedReadAs] = useState<ReadAs>();
  // The current rows: a response may be about earlier rows.
  const rows = useRef<readonly Row[]>([]);
  const busy = useRef(false);
  // Number of the current file: a response may be about an earlier file.
  const file = useRef(0);

  const show = (next: V | undefined) => {
    rows.current = next?.rows ?? [];
    setVerdict(next);
  };

  /** Shows the rows of a file, or none, instead of the current ones. */
  const load = (next: V | undefined) => {
    file.current += 1;
    busy.current = false;
    setIsValidating(false);
    setFailedReadAs(undefined);
    show(next);
  };

  const validateAll = async (readAs: ReadAs) => {
    if (busy.current) return; // The running loop also validates these edits.
    busy.current = true;
    setIsValidating(true);
    setFailedReadAs(undefined);
    const validatedFile = file.current;
    const isOfEarlierFile = () => file.current !== validatedFile;
    try {
      for (let sent: readonly Row[] | undefined; sent !== rows.current;) {
        sent = rows.current;
        const validated = await validate(sent);
        if (isOfEarlierFile()) return;
        const merged = merge(rows.current, sent, validated.rows);
        const isLast = rows.current === sent;
        show({ ...validated, ...readAs, rows: merged });
        if (isLast) sent = rows.current;
      }
    } catch (error) {
      if (isOfEarlierFile()) return;
      setProblem(failure.text(error));
      setFailedReadAs(readAs);
    }
    busy.current = false;
    setIsValidating(false);
  };

  /** Replaces the rows and validates them. @returns false if nothing changed */
  const correct = (next: readonly Row[]) => {
    setProblem(undefined);
    if (!verdict || next === rows.current) return false;
    show({ ...verdict, rows: next });
    void validateAll(readAsOf(verdict));
    return true;
  };

  /** Validates the rows again; undefined unless the last validation failed [import.retry]. */
  const retry =
    failedReadAs &&
    (() => {
      setProblem(undefined);
      void validateAll(failedReadAs);
    });

  return { verdict, load, rows, correct, problem, setProblem, retry, isValidating };
}
