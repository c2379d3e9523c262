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

/** Rows as request body, all of the file's kind. */
const corrected = <R extends FollowerRow | StaffRow>(rows: readonly PersonRow[]) =>
  (rows as readonly (R & PersonRow)[]).map((row) => ({
    line: row.line,
    nth: row.nth,
    adult: row.adult as R['adult'],
    ...(isLeftOut(row) && { skip: true }),
  }));

type Source = { title: string; type: string; data: string } | { rows: readonly PersonRow[] };

function useCalls({ kind, id, operation: operation_id }: PeopleFile) {
  const [readFollowers] = usePreviewFollowerImportMutation();
  const [readStaff] = usePreviewStaffImportMutation();
  const [writeFollowers] = useValidateFollowerImportMutation();
  const [writeStaff] = useValidateStaffImportMutation();
  const read = (source: Source): Promise<PeopleVerdict> => {
    if (kind === 'STAFF')
      return readStaff({ id, ...('rows' in source ? { rows: corrected<StaffRow>(source.rows) } : source) }).unwrap();
    return readFollowers({
      id,
      ...('rows' in source ? { rows: corrected<FollowerRow>(source.rows) } : source),
    }).unwrap();
  };
  const write = (rows: readonly PersonRow[], invite: boolean): Promise<PeopleImported> =>
    kind === 'STAFF'
      ? writeStaff({ id, rows: corrected<StaffRow>(rows), invite, operation_id }).unwrap()
      : writeFollowers({ id, rows: corrected<FollowerRow>(rows), invite, operation_id }).unwrap();
  return { read, write };
}

/** State of a people import: read, corrected and validated repeatedly, then imported. */
export function usePeopleImport(given: PeopleFile) {
  const { t } = useTranslation('studentImport');
  const failure = useFailure();
  const calls = useCalls(given);
  const [edited, setEdited] = useState<ReadonlySet<string>>(new Set());
  const [result, setResult] = useState<PeopleImported>();
  const [problem, setProblem] = useState<string>();
  const [step, setStep] = useState<'reading' | 'writing' | undefined>('reading');
  const { verdict, show, rows, correct, isJudging } = useJudgedRows<PersonRow, PeopleVerdict>({
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
