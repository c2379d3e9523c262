import type {
  ImportPreview,
  ImportResult,
  ImportRow,
  ImportSource,
  SchoolImportPreview,
  SchoolImportResult,
} from '@memocartes/contract/imports/imports.routes';
import {
  usePreviewImportMutation,
  usePreviewSchoolImportMutation,
  useValidateImportMutation,
  useValidateSchoolImportMutation,
} from '@memocartes/shared-api/imports.api';
import { asApiError, useFailure } from '@memocartes/shared-shell/errors';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { readFile } from '../../../read-file/index.ts';
import { useImportSteps } from '../../file/useImportSteps.ts';
import { isLeftOut } from '../../rows/checked-rows.ts';
import { useValidatedRows } from '../../rows/useValidatedRows.ts';
import type { ConfirmedChanges } from './Difference.tsx';
import { type Cell, editCell, leaveOut, mergeVerdict, setLevel } from './rows.ts';

/** The target of a file: one class, or the classes named in a school's file. */
export type ImportTarget = {
  readonly kind: 'class' | 'school';
  readonly id: number;
  /** The import that a school's file continues. */
  readonly operation?: number;
};

/** The verdict on a file. Only a school's file has `classes`, `classes_message` and `difference`. */
export type Verdict = ImportPreview & Partial<Pick<SchoolImportPreview, 'classes' | 'classes_message' | 'difference'>>;
export type Imported = ImportResult & Partial<Pick<SchoolImportResult, 'nb_classes' | 'nb_moved' | 'nb_departed'>>;

const toRequestRows = (rows: readonly ImportRow[]) =>
  rows.map(({ line, in_sheet, student, status }) => ({
    line,
    in_sheet,
    student,
    ...(isLeftOut({ status }) && { skip: true }),
  }));

function useCalls({ kind, id, operation: operation_id }: ImportTarget) {
  const [readClass] = usePreviewImportMutation();
  const [readSchool] = usePreviewSchoolImportMutation();
  const [writeClass] = useValidateImportMutation();
  const [writeSchool] = useValidateSchoolImportMutation();
  const read = async (source: ImportSource): Promise<Verdict> =>
    kind === 'class' ? readClass({ id, ...source }).unwrap() : readSchool({ id, ...source }).unwrap();

  const write = async (
    rows: readonly ImportRow[],
    create_classes: boolean,
    confirmed: ConfirmedChanges,
  ): Promise<Imported> => {
    const body = { id, rows: toRequestRows(rows) };
    return kind === 'class'
      ? writeClass(body).unwrap()
      : writeSchool({
          ...body,
          create_classes,
          operation_id,
          move: confirmed.move,
          departures: [...confirmed.departures],
        }).unwrap();
  };

  return { read, write };
}

/** Changes to many rows at once, by their lines. */
export type BulkChanges = {
  readonly leaveOut: (lines: readonly number[], out: boolean) => void;
  readonly setLevel: (lines: readonly number[], level: string) => void;
};

/** A file of adults: followers, or teachers (`STAFF`). */
export type OtherFile = { readonly kind: 'FOLLOWERS' | 'STAFF'; readonly file: File };

const otherKinds: Partial<Record<string, OtherFile['kind']>> = {
  FILE_OF_FOLLOWERS: 'FOLLOWERS',
  FILE_OF_STAFF: 'STAFF',
};

/**
 * State of a student import: reads the file, validates its rows after each correction, then imports them.
 * @param onOther handles a file of followers or teachers; returns false if the person may not import it
 */
export function useImport(target: ImportTarget, onOther: (other: OtherFile) => boolean) {
  const { t } = useTranslation('studentImport');
  const failure = useFailure();
  const calls = useCalls(target);
  const [file, setFile] = useState<File | null>(null);
  const [edited, setEdited] = useState<ReadonlySet<number>>(new Set());
  const validation = useValidatedRows<ImportRow, Verdict>({
    validate: (rows) => calls.read({ rows: toRequestRows(rows) }),
    merge: mergeVerdict,
  });
  const { verdict, load, rows, correct, problem, retry } = validation;
  const steps = useImportSteps<Imported>({ ...validation, fileName: file?.name });
  // A file may be replaced while it is read.
  const lastChosen = useRef<File | null>(null);

  const choose = async (chosen: File | null) => {
    lastChosen.current = chosen;
    setFile(chosen);
    load(undefined);
    setEdited(new Set());
    if (!chosen) {
      steps.endReading();
      return;
    }
    steps.startReading();
    try {
      const data = await readFile(chosen);
      const read = await calls.read({ title: chosen.name, type: chosen.type || 'text/csv', data });
      if (lastChosen.current !== chosen) return;
      load(read);
      steps.endReading();
    } catch (error) {
      if (lastChosen.current !== chosen) return;
      const otherKind = otherKinds[asApiError(error)?.code ?? ''];
      const isHandled = !!otherKind && onOther({ kind: otherKind, file: chosen });
      if (isHandled) {
        setFile(null);
        steps.endReading();
      } else if (otherKind) {
        // The message of the API names the page where other people import such a file.
        steps.endReading(t(`notImportable.${otherKind}`));
      } else {
        steps.endReading(error instanceof DOMException ? t('unreadable') : failure.text(error), error);
      }
    }
  };

  const edit = (line: number, cell: Cell, text: string) => {
    if (correct(editCell(rows.current, line, cell, text))) setEdited((lines) => new Set([...lines, line]));
  };

  const bulk: BulkChanges = {
    leaveOut: (lines, out) => void correct(leaveOut(rows.current, new Set(lines), out)),
    setLevel: (lines, level) => void correct(setLevel(rows.current, new Set(lines), level)),
  };

  const importRows = (createClasses: boolean, confirmed: ConfirmedChanges) =>
    steps.write(() => calls.write(rows.current, createClasses, confirmed));

  const readAgain = () => void choose(file);

  return {
    file,
    choose,
    verdict,
    edited,
    edit,
    bulk,
    importRows,
    result: steps.result,
    isRepeated: steps.isRepeated,
    problem,
    // [import.read-again] [import.retry]
    retry: steps.isUnread ? readAgain : retry,
    step: steps.step,
  };
}
