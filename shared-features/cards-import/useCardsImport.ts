import type { CardImportPreview } from '@memocartes/contract/cards/cards-import.routes';
import type { Level } from '@memocartes/contract/people/people';
import { useImportCardsMutation, usePreviewCardImportMutation } from '@memocartes/shared-api/cards-import.api';
import { useFailure } from '@memocartes/shared-shell/errors';
import { useState } from 'react';

import { readFile } from '../student-import/readFile.ts';

/** What the cards have that do not say it themselves. */
export type Usual = { readonly matter_id: number | null; readonly level: Level | null };

/** A file of cards, in two steps: what each card is worth, then the accepted ones are written, all or none. */
export function useCardsImport(onDone: (count: number) => void) {
  const failure = useFailure();
  const [ask, asking] = usePreviewCardImportMutation();
  const [write, writing] = useImportCardsMutation();
  const [file, setFile] = useState<File | null>(null);
  const [usual, setUsual] = useState<Usual>({ matter_id: null, level: null });
  const [preview, setPreview] = useState<CardImportPreview>();
  const [failed, setFailed] = useState<string>();

  const judge = async (chosen: File, given: Usual) => {
    setFailed(undefined);
    const data = await readFile(chosen).catch(() => undefined);
    if (data === undefined) return setFailed(failure.text(undefined));
    const answer = await ask({ title: chosen.name, type: chosen.type, data, ...given });
    if (answer.data) setPreview(answer.data);
    else setFailed(failure.text(answer.error));
  };
  const choose = (chosen: File | null) => {
    setFile(chosen);
    setPreview(undefined);
    setFailed(undefined);
    if (chosen) void judge(chosen, usual);
  };
  const change = (next: Usual) => {
    setUsual(next);
    if (file) void judge(file, next);
  };
  const save = async () => {
    if (!preview) return;
    setFailed(undefined);
    const rows = preview.rows.filter(({ status }) => status === 'OK').map(({ line, card }) => ({ line, card }));
    const { data, error } = await write({ rows, ...usual });
    if (data) onDone(data.count);
    else setFailed(failure.text(error));
  };
  const busy = asking.isLoading;
  return { file, usual, preview, failed, busy, saving: writing.isLoading, choose, change, save };
}
