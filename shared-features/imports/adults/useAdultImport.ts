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

import { readFile } from '../../read-file/index.ts';
import { useImportSteps } from '../file/useImportSteps.ts';
import { isLeftOut } from '../rows/checked-rows.ts';
import { useValidatedRows } from '../rows/useValidatedRows.ts';
import { type AdultKind, type AdultRow, editRow, leaveOut, mergeVerdict } from './adult-rows.ts';

export type AdultFileVerdict = Omit<FollowerImportPreview | StaffImportPreview, 'rows'> & {
  readonly rows: readonly AdultRow[];
};
export type AdultImported = Omit<FollowerImportResult | StaffImportResult, 'rows'> & {
  readonly rows: readonly AdultRow[];
};

export type AdultFile = {
  readonly kind: AdultKind;
  readonly file: File;
  /** The school. */
  readonly id: number;
  /** The import that the file continues. */
  readonly operation: number | undefined;
};

/** A row as request body. */
const toRequestRow = <A>({
  line,
  nth,
  adult,
  status,
}: Pick<AdultRow, 'line' | 'nth' | 'status'> & { readonly adult: A }) => ({
  line,
  nth,
  adult,
  ...(isLeftOut({ status }) && { skip: true }),
});

/** The casts are safe: a file contains rows of one kind only. */
const followerRows = (rows: readonly AdultRow[]) => (rows as readonly FollowerRow[]).map((row) => toRequestRow(row));
const staffRows = (rows: readonly AdultRow[]) => (rows as readonly StaffRow[]).map((row) => toRequestRow(row));

type Source =
  | { readonly title: string; readonly type: string; readonly data: string }
  | { readonly rows: readonly AdultRow[] };

function useCalls({ kind, id, operation: operation_id }: AdultFile) {
  const [readFollowers] = usePreviewFollowerImportMutation();
  const [readStaff] = usePreviewStaffImportMutation();
  const [writeFollowers] = useValidateFollowerImportMutation();
  const [writeStaff] = useValidateStaffImportMutation();

  const read = (source: Source): Promise<AdultFileVerdict> => {
    if (kind === 'STAFF') {
      return readStaff({ id, ...('rows' in source ? { rows: staffRows(source.rows) } : source) }).unwrap();
    }
    return readFollowers({
      id,
      ...('rows' in source ? { rows: followerRows(source.rows) } : source),
    }).unwrap();
  };

  const write = (rows: readonly AdultRow[], invite: boolean): Promise<AdultImported> =>
    kind === 'STAFF'
      ? writeStaff({ id, rows: staffRows(rows), invite, operation_id }).unwrap()
      : writeFollowers({ id, rows: followerRows(rows), invite, operation_id }).unwrap();

  return { read, write };
}

/** State of an import of adults: reads the file, validates its rows after each correction, then imports them. */
export function useAdultImport(adultFile: AdultFile) {
  const { t } = useTranslation('studentImport');
  const failure = useFailure();
  const calls = useCalls(adultFile);
  const [edited, setEdited] = useState<ReadonlySet<string>>(new Set());
  const validation = useValidatedRows<AdultRow, AdultFileVerdict>({
    validate: (sent) => calls.read({ rows: sent }),
    merge: mergeVerdict,
  });
  const { verdict, load, rows, correct, problem, retry } = validation;
  const { file } = adultFile;
  const steps = useImportSteps<AdultImported>({ ...validation, fileName: file.name }, 'reading');
  const [nbReadAgain, setNbReadAgain] = useState(0);

  const read = useEffectEvent(async ({ name, type }: File, data: string) => {
    try {
      load(await calls.read({ title: name, type: type || 'text/csv', data }));
      steps.endReading();
    } catch (error) {
      steps.endReading(failure.text(error), error);
    }
  });
  const unreadable = useEffectEvent(() => steps.endReading(t('unreadable')));
  useEffect(() => {
    readFile(file).then(
      (data) => read(file, data),
      () => unreadable(),
    );
  }, [file, nbReadAgain]);

  const readAgain = () => {
    steps.startReading();
    setNbReadAgain((nb) => nb + 1);
  };

  const edit = (key: string, change: Parameters<typeof editRow>[2]) => {
    if (correct(editRow(rows.current, key, change))) setEdited((keys) => new Set([...keys, key]));
  };

  const leaveRowsOut = (keys: readonly string[], out: boolean) => {
    correct(leaveOut(rows.current, new Set(keys), out));
  };

  const importRows = (invite: boolean) => steps.write(() => calls.write(rows.current, invite));

  return {
    verdict,
    edited,
    edit,
    leaveRowsOut,
    importRows,
    result: steps.result,
    isRepeated: steps.isRepeated,
    problem,
    retry: steps.isUnread ? readAgain : retry,
    step: steps.step,
  };
}
