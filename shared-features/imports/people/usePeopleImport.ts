import type {
  FollowerImportPreview,
  FollowerImportResult,
  FollowerRow,
  StaffImportPreview,
  StaffImportResult,
  StaffRow,
} from '@memocartes/contract/imports/adults/adult-imports.routes';
import {
  usePreviewFollowerImportMutation,
  usePreviewStaffImportMutation,
  useValidateFollowerImportMutation,
  useValidateStaffImportMutation,
} from '@memocartes/shared-api/imports.api';
import { useFailure } from '@memocartes/shared-shell/errors';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { readFile } from '../common/readFile.ts';
import { readAsOf, useValidatedRows } from '../common/useValidatedRows.ts';
import { editRow, isLeftOut, leaveOut, mergeRows, type PeopleKind, type PersonRow } from './person-rows.ts';

export type PeopleVerdict = Omit<FollowerImportPreview | StaffImportPreview, 'rows'> & {
  readonly rows: readonly PersonRow[];
};
export type PeopleImported = Omit<FollowerImportResult | StaffImportResult, 'rows'> & {
  readonly rows: readonly PersonRow[];
};

export type PeopleFile = {
  readonly kind: PeopleKind;
  readonly file: File;
  /** The school. */ readonly id: number;
  /** The import that the file continues. */ readonly operation: number | undefined;
};

/** A row as request body. */
const corrected = <A>({ line, nth, adult, status }: Pick<PersonRow, 'line' | 'nth' | 'status'> & { adult: A }) => ({
  ...{ line, nth, adult },
  ...(isLeftOut({ status }) && { skip: true }),
});
/** The casts are safe: a file contains rows of one kind only. */
const followerRows = (rows: readonly PersonRow[]) => (rows as readonly FollowerRow[]).map((row) => corrected(row));
const staffRows = (rows: readonly PersonRow[]) => (rows as readonly StaffRow[]).map((row) => corrected(row));

type Source = { title: string; type: string; data: string } | { rows: readonly PersonRow[] };

function useCalls({ kind, id, operation: operation_id }: PeopleFile) {
  const [readFollowers] = usePreviewFollowerImportMutation();
  const [readStaff] = usePreviewStaffImportMutation();
  const [writeFollowers] = useValidateFollowerImportMutation();
  const [writeStaff] = useValidateStaffImportMutation();
  const read = (source: Source): Promise<PeopleVerdict> => {
    if (kind === 'STAFF')
      return readStaff({ id, ...('rows' in source ? { rows: staffRows(source.rows) } : source) }).unwrap();
    return readFollowers({
      id,
      ...('rows' in source ? { rows: followerRows(source.rows) } : source),
    }).unwrap();
  };
  const write = (rows: readonly PersonRow[], invite: boolean): Promise<PeopleImported> =>
    kind === 'STAFF'
      ? writeStaff({ id, rows: staffRows(rows), invite, operation_id }).unwrap()
      : writeFollowers({ id, rows: followerRows(rows), invite, operation_id }).unwrap();
  return { read, write };
}

/** State of a people import: reads the file, validates its rows after each correction, then imports them. */
export function usePeopleImport(peopleFile: PeopleFile) {
  const { t } = useTranslation('studentImport');
  const failure = useFailure();
  const calls = useCalls(peopleFile);
  const [edited, setEdited] = useState<ReadonlySet<string>>(new Set());
  const [result, setResult] = useState<PeopleImported>();
  const [problem, setProblem] = useState<string>();
  const [step, setStep] = useState<'reading' | 'writing' | undefined>('reading');
  const { verdict, load, rows, correct, revalidate, isValidating } = useValidatedRows<PersonRow, PeopleVerdict>({
    validate: (sent) => calls.read({ rows: sent }),
    merge: mergeRows,
    onFailure: (error) => setProblem(failure.text(error)),
  });

  const read = useEffectEvent(async ({ name, type }: File, data: string) => {
    try {
      load(await calls.read({ title: name, type: type || 'text/csv', data }));
    } catch (error) {
      setProblem(failure.text(error));
    }
    setStep(undefined);
  });
  const unreadable = useEffectEvent(() => {
    setProblem(t('unreadable'));
    setStep(undefined);
  });
  const { file } = peopleFile;
  useEffect(() => {
    readFile(file).then(
      (data) => read(file, data),
      () => unreadable(),
    );
  }, [file]);

  const edit = (key: string, change: Parameters<typeof editRow>[2]) => {
    setProblem(undefined);
    if (correct(editRow(rows.current, key, change), readAsOf(verdict))) setEdited((keys) => new Set([...keys, key]));
  };
  const leaveRowsOut = (keys: readonly string[], out: boolean) => {
    setProblem(undefined);
    correct(leaveOut(rows.current, new Set(keys), out), readAsOf(verdict));
  };

  const retry =
    revalidate &&
    (() => {
      setProblem(undefined);
      revalidate();
    });
  const validate = async (invite: boolean) => {
    setProblem(undefined);
    setStep('writing');
    try {
      setResult(await calls.write(rows.current, invite));
    } catch (error) {
      setProblem(failure.text(error));
    }
    setStep(undefined);
  };

  return {
    verdict,
    edited,
    edit,
    leaveRowsOut,
    validate,
    result,
    problem,
    retry,
    // writing comes first: the button must stay busy while a correction is still being validated
    step: step ?? (isValidating ? ('validating' as const) : undefined),
  };
}
