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

import { readFile } from '../files/readFile.ts';
import { readAsOf, useJudgedRows } from '../files/useJudgedRows.ts';
import { editRow, isLeftOut, leaveOut, mergeRows, type AdultKind, type AdultRow } from './person-rows.ts';

export type AdultVerdict = Omit<FollowerImportPreview | StaffImportPreview, 'rows'> & {
  readonly rows: readonly AdultRow[];
};
export type AdultsImported = Omit<FollowerImportResult | StaffImportResult, 'rows'> & {
  readonly rows: readonly AdultRow[];
};

export type AdultFile = {
  readonly kind: AdultKind;
  readonly file: File;
  /** The school. */ readonly id: number;
  /** The import that the file goes on with. */ readonly operation: number | undefined;
};

/** Rows as the API takes them; those of a file are all of its kind. */
const corrected = <R extends FollowerRow | StaffRow>(rows: readonly AdultRow[]) =>
  (rows as readonly (R & AdultRow)[]).map((row) => ({
    line: row.line,
    nth: row.nth,
    adult: row.adult as R['adult'],
    ...(isLeftOut(row) && { skip: true }),
  }));

type Source = { title: string; type: string; data: string } | { rows: readonly AdultRow[] };

function useCalls({ kind, id, operation: operation_id }: AdultFile) {
  const [readFollowers] = usePreviewFollowerImportMutation();
  const [readStaff] = usePreviewStaffImportMutation();
  const [writeFollowers] = useValidateFollowerImportMutation();
  const [writeStaff] = useValidateStaffImportMutation();
  const read = (source: Source): Promise<AdultVerdict> => {
    if (kind === 'STAFF')
      return readStaff({ id, ...('rows' in source ? { rows: corrected<StaffRow>(source.rows) } : source) }).unwrap();
    return readFollowers({
      id,
      ...('rows' in source ? { rows: corrected<FollowerRow>(source.rows) } : source),
    }).unwrap();
  };
  const write = (rows: readonly AdultRow[], invite: boolean): Promise<AdultsImported> =>
    kind === 'STAFF'
      ? writeStaff({ id, rows: corrected<StaffRow>(rows), invite, operation_id }).unwrap()
      : writeFollowers({ id, rows: corrected<FollowerRow>(rows), invite, operation_id }).unwrap();
  return { read, write };
}

/** A file of adults on its way in: read at once, corrected and judged again as often as needed, then written. */
export function useAdultImport(given: AdultFile) {
  const { t } = useTranslation('studentImport');
  const failure = useFailure();
  const calls = useCalls(given);
  const [edited, setEdited] = useState<ReadonlySet<string>>(new Set());
  const [result, setResult] = useState<AdultsImported>();
  const [problem, setProblem] = useState<string>();
  const [step, setStep] = useState<'reading' | 'writing' | undefined>('reading');
  const { verdict, show, rows, correct, isJudging } = useJudgedRows<AdultRow, AdultVerdict>({
    judge: (sent) => calls.read({ rows: sent }),
    merge: mergeRows,
    onFailure: (error) => setProblem(failure.text(error)),
  });

  const read = useEffectEvent(async ({ name, type }: File, data: string) => {
    try {
      show(await calls.read({ title: name, type: type || 'text/csv', data }));
    } catch (error) {
      setProblem(failure.text(error));
    }
    setStep(undefined);
  });
  const unreadable = useEffectEvent(() => {
    setProblem(t('unreadable'));
    setStep(undefined);
  });
  const { file } = given;
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
    step: isJudging ? ('judging' as const) : step,
  };
}
