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
import { useFailure } from '@memocartes/shared-shell/errors';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { readFile } from './readFile.ts';
import { editCell, mergeVerdict, type Cell } from './rows.ts';

/** Where a file's pupils go: one class, or the classes that a whole school's file names. */
export type ImportTarget = { readonly kind: 'class' | 'school'; readonly id: number };

/** What is known of a file; classes in a whole school's only. */
export type Verdict = ImportPreview & Partial<Pick<SchoolImportPreview, 'classes' | 'classes_message'>>;
export type Imported = ImportResult & Partial<Pick<SchoolImportResult, 'nb_classes'>>;

const correctedOf = (rows: readonly ImportRow[]) => rows.map(({ line, student }) => ({ line, student }));

function useCalls({ kind, id }: ImportTarget) {
  const [readClass] = usePreviewImportMutation();
  const [readSchool] = usePreviewSchoolImportMutation();
  const [writeClass] = useValidateImportMutation();
  const [writeSchool] = useValidateSchoolImportMutation();
  const read = async (source: ImportSource): Promise<Verdict> =>
    kind === 'class' ? readClass({ id, ...source }).unwrap() : readSchool({ id, ...source }).unwrap();
  const write = async (rows: readonly ImportRow[], create_classes: boolean): Promise<Imported> => {
    const corrected = { id, rows: correctedOf(rows) };
    return kind === 'class' ? writeClass(corrected).unwrap() : writeSchool({ ...corrected, create_classes }).unwrap();
  };
  return { read, write };
}

/** A file of pupils on its way in (decisions §4): read, corrected and judged again as often as needed, then written. */
export function useImport(target: ImportTarget) {
  const { t } = useTranslation('studentImport');
  const failure = useFailure();
  const calls = useCalls(target);
  const [file, setFile] = useState<File | null>(null);
  const [verdict, setVerdict] = useState<Verdict>();
  const [edited, setEdited] = useState<ReadonlySet<number>>(new Set());
  const [result, setResult] = useState<Imported>();
  const [problem, setProblem] = useState<string>();
  const [step, setStep] = useState<'reading' | 'judging' | 'writing'>();
  // what is written now, for answers that come after it was sent
  const rows = useRef<readonly ImportRow[]>([]);
  const judging = useRef(false);

  const show = (next: Verdict) => {
    rows.current = next.rows;
    setVerdict(next);
  };

  const choose = async (chosen: File | null) => {
    setFile(chosen);
    setVerdict(undefined);
    setEdited(new Set());
    setProblem(undefined);
    if (!chosen) return;
    setStep('reading');
    try {
      const data = await readFile(chosen);
      show(await calls.read({ title: chosen.name, type: chosen.type || 'text/csv', data }));
    } catch (error) {
      setProblem(error instanceof DOMException ? t('unreadable') : failure.text(error));
    }
    setStep(undefined);
  };

  const judge = async (how: Pick<Verdict, 'encoding' | 'separator'>) => {
    if (judging.current) return; // the one under way goes round once more
    judging.current = true;
    setStep('judging');
    setProblem(undefined);
    try {
      for (let sent: readonly ImportRow[] | undefined; sent !== rows.current;) {
        sent = rows.current;
        const judged = await calls.read({ rows: correctedOf(sent) });
        const merged = mergeVerdict(rows.current, sent, judged.rows);
        const isLast = rows.current === sent;
        show({ ...judged, ...how, rows: merged });
        if (isLast) sent = rows.current;
      }
    } catch (error) {
      setProblem(failure.text(error));
    }
    judging.current = false;
    setStep(undefined);
  };

  const edit = (line: number, cell: Cell, text: string) => {
    const next = editCell(rows.current, line, cell, text);
    if (!verdict || next === rows.current) return;
    show({ ...verdict, rows: [...next] });
    setEdited((lines) => new Set([...lines, line]));
    void judge({ encoding: verdict.encoding, separator: verdict.separator });
  };

  const validate = async (createClasses: boolean) => {
    setProblem(undefined);
    setStep('writing');
    try {
      setResult(await calls.write(rows.current, createClasses));
    } catch (error) {
      setProblem(failure.text(error));
    }
    setStep(undefined);
  };

  return { file, choose, verdict, edited, edit, validate, result, problem, step };
}
