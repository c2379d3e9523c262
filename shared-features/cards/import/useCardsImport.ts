import type { CardImportPreview, CardImportResult } from '@memocartes/contract/cards/import/cards-import.routes';
import type { Level } from '@memocartes/contract/levels/levels';
import { useImportCardsMutation, usePreviewCardImportMutation } from '@memocartes/shared-api/cards-import.api';
import { newRequestId } from '@memocartes/shared-api/request-id';
import { isUnanswered, useFailure } from '@memocartes/shared-shell/errors';
import { useRef, useState } from 'react';

import { fileTitle, readFile } from '../../read-file/index.ts';

/** Parent subject and level of cards without their own in the file. */
type ImportDefaults = { readonly matter_id: number | null; readonly level: Level | null };

/**
 * Why the last request failed. `isUnread`: the cards could not be checked for lack of a connection [import.read-again].
 */
type Refusal = { readonly text: string; readonly isUnread?: boolean };

type Rows = CardImportPreview['rows'];
const rowsToSend = (rows: Rows) => rows.map(({ line, card }) => ({ line, card }));

/** Merges a new verdict into the first preview, whose other data, such as media, is missing from later responses. */
function mergePreview(
  before: CardImportPreview,
  { rows, count, nb_ok, nb_left, message }: CardImportPreview,
): CardImportPreview {
  const leftOut = new Map(before.rows.map(({ line, left_out }) => [line, left_out]));
  const merged = rows.map((row) => {
    const left_out = leftOut.get(row.line);
    return left_out ? { ...row, left_out } : row;
  });
  return { ...before, rows: merged, count, nb_ok, nb_left, message };
}

/** Line numbers of the accepted cards, up to the offer's limit. */
const acceptedLines = ({ rows, nb_left }: CardImportPreview): ReadonlySet<number> =>
  new Set(
    rows
      .filter(({ status }) => status === 'OK')
      .map(({ line }) => line)
      .slice(0, nb_left ?? undefined),
  );

/** Line numbers to import after a new verdict: cards accepted only now are added, deselected cards are not. */
function linesToImport(next: CardImportPreview, before: Rows, chosen: ReadonlySet<number>): ReadonlySet<number> {
  const deselected = new Set(
    before.filter(({ line, status }) => status === 'OK' && !chosen.has(line)).map(({ line }) => line),
  );
  return acceptedLines({ ...next, rows: next.rows.filter(({ line }) => !deselected.has(line)) });
}

/**
 * Imports a file of cards in two steps: a verdict on each card, then the import of the selected accepted cards in one
 * transaction.
 */
export function useCardsImport(onDone: (result: CardImportResult) => void) {
  const failure = useFailure();
  const [ask, asking] = usePreviewCardImportMutation();
  const [write, writing] = useImportCardsMutation();
  const [file, setFile] = useState<File | null>(null);
  const [defaults, setDefaults] = useState<ImportDefaults>({ matter_id: null, level: null });
  const [preview, setPreview] = useState<CardImportPreview>();
  const [refusal, setRefusal] = useState<Refusal>();
  // Line numbers of the cards to import; by default all accepted cards, up to the offer's limit.
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const [requestId, setRequestId] = useState(newRequestId);

  /** Number of the latest preview request; responses to earlier requests are ignored. */
  const latest = useRef(0);

  const contentOf = async (picked: File) => {
    const data = await readFile(picked).catch(() => undefined);
    if (data === undefined) setRefusal({ text: failure.text(undefined) });
    return data;
  };

  const loadPreview = async (picked: File, newDefaults: ImportDefaults, before?: CardImportPreview) => {
    latest.current += 1;
    const request = latest.current;
    setRefusal(undefined);
    const data = before ? undefined : await contentOf(picked);
    if (request !== latest.current || (!before && data === undefined)) return;
    const source = before ? { rows: rowsToSend(before.rows) } : { title: picked.name, type: picked.type, data: data! };
    const { data: read, error } = await ask({ ...source, ...newDefaults });
    if (request !== latest.current) return;
    if (read) {
      const next = before ? mergePreview(before, read) : read;
      setPreview(next);
      setChosen((lines) => (before ? linesToImport(next, before.rows, lines) : acceptedLines(next)));
      setRequestId(newRequestId());
    } else {
      setRefusal({ text: failure.text(error), isUnread: isUnanswered(error) });
    }
  };

  const choose = (picked: File | null) => {
    latest.current += 1;
    setFile(picked);
    setPreview(undefined);
    setRefusal(undefined);
    if (picked) void loadPreview(picked, defaults);
  };

  const change = (next: ImportDefaults) => {
    setDefaults(next);
    // Later previews send the cards of the first preview instead of the file.
    if (file) void loadPreview(file, next, preview?.rows.length ? preview : undefined);
  };

  const retry = () => change(defaults);

  const save = async () => {
    if (!preview || !file) return;
    setRefusal(undefined);
    const rows = rowsToSend(preview.rows.filter(({ line, status }) => status === 'OK' && chosen.has(line)));
    // The server reads the images from the package, which is therefore sent again.
    const hasImages = rows.some(({ card }) => card.front_image ?? card.back_image);
    const data = hasImages ? await contentOf(file) : undefined;
    if (hasImages && data === undefined) return;
    const { data: result, error } = await write({
      rows,
      ...(data !== undefined && { data }),
      title: fileTitle(file),
      request_id: requestId,
      ...defaults,
    });
    if (result) onDone(result);
    else setRefusal({ text: failure.text(error) });
  };

  const busy = asking.isLoading;

  /** Changes which cards are imported. */
  const pick = (lines: ReadonlySet<number>) => {
    setChosen(lines);
    setRequestId(newRequestId());
  };

  return {
    file,
    defaults,
    preview,
    chosen,
    failed: refusal?.text,
    retry: refusal?.isUnread ? retry : undefined,
    busy,
    saving: writing.isLoading,
    choose,
    change,
    pick,
    save,
  };
}
