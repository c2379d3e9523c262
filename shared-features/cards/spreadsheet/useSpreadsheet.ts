import { maxBatchCards } from '@memocartes/contract/cards/bulk/cards-bulk';
import { cardImageMediaType } from '@memocartes/contract/cards/images/cards-images';
import { maxAltLength } from '@memocartes/contract/cards/layout/patterns';
import { useCreateCardImageMutation } from '@memocartes/shared-api/cards-images.api';
import { useFailure } from '@memocartes/shared-shell/errors';
import { toast } from '@memocartes/shared-ui/toast';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { fileTitle } from '../../read-file/index.ts';
import { toJpeg } from '../images/index.ts';
import { type ListRows, pastedRows, splitPairs } from './pasted-rows.ts';
import {
  type CardRow,
  emptyRow,
  isBlank,
  pasteInto,
  type RowErrors,
  type TextColumn,
  undoSplit,
} from './spreadsheet.form.ts';

/** Number of rows of a new spreadsheet. */
const nbInitialRows = 5;

/**
 * State of the spreadsheet: rows, images, pasting, and errors.
 * @param list rows with which a new spreadsheet is filled
 */
export function useSpreadsheet(list: ListRows = []) {
  const { t } = useTranslation('cardSpreadsheet');
  const failure = useFailure();
  const [send] = useCreateCardImageMutation();
  const [rows, setRows] = useState<readonly CardRow[]>(() =>
    pasteInto(
      Array.from({ length: nbInitialRows }, () => emptyRow()),
      { row: 0, column: 'front' },
      list,
      maxBatchCards,
    ),
  );
  const [errors, setErrors] = useState<ReadonlyMap<number, RowErrors>>(new Map());
  const [sending, setSending] = useState<ReadonlySet<number>>(new Set());

  const undoToasts = useRef<number[]>([]);
  // The action of these toasts changes the spreadsheet, so they close with the spreadsheet.
  useEffect(() => {
    const shown = undoToasts.current;
    return () => shown.forEach((id) => toast.dismiss(id));
  }, []);
  const offerUndo = (text: string, label: string, onClick: () => void) =>
    undoToasts.current.push(toast.info(text, { label, onClick }));

  const change = (key: number, changes: Partial<CardRow>) => {
    setRows((before) => before.map((row) => (row.key === key ? { ...row, ...changes } : row)));
    // The error of a changed cell is removed; the cell is checked again on save.
    setErrors((before) => {
      const { [Object.keys(changes)[0] as keyof RowErrors]: _removed, ...otherErrors } = before.get(key) ?? {};
      return new Map(before).set(key, otherErrors);
    });
  };

  const addRow = () => setRows((before) => (before.length < maxBatchCards ? [...before, emptyRow()] : before));

  const removeRow = (key: number) => {
    const index = rows.findIndex((row) => row.key === key);
    const removed = rows[index];
    setRows((before) => {
      const remainingRows = before.filter((row) => row.key !== key);
      return remainingRows.length > 0 ? remainingRows : [emptyRow()];
    });
    if (!removed || isBlank(removed)) return;
    const putBack = () => setRows((before) => before.toSpliced(index, 0, removed));
    offerUndo(t('removed', { n: index + 1 }), t('putBack'), putBack);
  };

  const restore = (restored: readonly CardRow[]) => setRows(restored.map(({ key: _key, ...row }) => emptyRow(row)));

  /** Fills the spreadsheet with pasted text. @returns false for the text of a single cell, which the browser pastes */
  const paste = (row: number, column: TextColumn, text: string): boolean => {
    const cells = pastedRows(text);
    if (!cells) return false;
    const list = column === 'front' ? splitPairs(cells) : undefined;
    const insertCells = (before: readonly CardRow[]) =>
      pasteInto(before, { row, column }, list?.pairs ?? cells, maxBatchCards);
    const pasted = insertCells(rows);
    setRows((before) => (before === rows ? pasted : insertCells(before)));
    // The errors of the changed rows are removed; the rows are checked again on save.
    const changedKeys = new Set(pasted.filter((item, i) => item !== rows[i]).map(({ key }) => key));
    setErrors((before) => new Map([...before].filter(([key]) => !changedKeys.has(key))));
    if (list) {
      const split = pasted.slice(row, row + list.rows.length);
      const unsplit = split.map((_, i) => ({
        front: (list.rows[i]?.[0] ?? '').trim(),
        back: rows[row + i]?.back ?? '',
      }));
      const keepWhole = () => setRows((before) => undoSplit(before, split, unsplit));
      offerUndo(t('split', { count: list.count }), t('keepWhole'), keepWhole);
    }
    if (row + (list?.rows ?? cells).length > maxBatchCards) toast.warning(t('tooMany', { max: maxBatchCards }));
    return true;
  };

  const addImage = async (key: number, file: File) => {
    setSending((before) => new Set(before).add(key));
    const data = await toJpeg(file).catch(() => undefined);
    if (data === undefined) {
      setErrors((before) => new Map(before).set(key, { ...before.get(key), image: t('notImage') }));
    } else {
      const title = fileTitle(file) || 'image.jpg';
      const alt = title.slice(0, maxAltLength);
      const { data: created, error } = await send({ title, alt, type: cardImageMediaType, data });
      if (error) failure.toast(error);
      else change(key, { image: { id: created.image, alt: '' } });
    }
    setSending((before) => new Set([...before].filter((item) => item !== key)));
  };

  const filled = rows.filter((row) => !isBlank(row));
  return { rows, filled, errors, sending, setErrors, change, addRow, removeRow, restore, paste, addImage };
}

export type Spreadsheet = ReturnType<typeof useSpreadsheet>;
