import type { ImportPreview } from '@memocartes/contract/imports/imports.routes';
import { importMaxBytes } from '@memocartes/contract/imports/imports';
import { usePreviewImportMutation, useValidateImportMutation } from '@memocartes/shared-api/imports.api';
import { useFailure } from '@memocartes/shared-shell/errors';
import { Banner } from '@memocartes/shared-ui/banner';
import { Button } from '@memocartes/shared-ui/button';
import { Dialog } from '@memocartes/shared-ui/dialog';
import { FileDrop } from '@memocartes/shared-ui/fields';
import { Progress } from '@memocartes/shared-ui/progress';
import { Stack } from '@memocartes/shared-ui/stack';
import { toast } from '@memocartes/shared-ui/toast';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { ImportVerdict } from './ImportVerdict.tsx';
import { readFile } from './readFile.ts';

export type ImportDialogProps = {
  /** The class that the pupils join. */
  readonly class_: { readonly id: number; readonly name: string };
  readonly onClose: () => void;
};

/** Brings a file of pupils into a class in two steps (decisions §4): read it, with a verdict for each row; then write the accepted ones. */
export function ImportDialog({ class_, onClose }: ImportDialogProps) {
  const { t } = useTranslation('studentImport');
  const failure = useFailure();
  const [file, setFile] = useState<File | null>(null);
  const [preview, setPreview] = useState<ImportPreview>();
  const [problem, setProblem] = useState<string>();
  const [read, reading] = usePreviewImportMutation();
  const [write, writing] = useValidateImportMutation();

  const choose = async (chosen: File | null) => {
    setFile(chosen);
    setPreview(undefined);
    setProblem(undefined);
    if (!chosen) return;
    try {
      const data = await readFile(chosen);
      setPreview(await read({ id: class_.id, title: chosen.name, type: chosen.type || 'text/csv', data }).unwrap());
    } catch (error) {
      setProblem(error instanceof DOMException ? t('unreadable') : failure.text(error));
    }
  };

  const validate = async ({ rows }: ImportPreview) => {
    setProblem(undefined);
    try {
      const { count } = await write({
        id: class_.id,
        rows: rows.map(({ line, student }) => ({ line, student })),
      }).unwrap();
      toast.success(t('done', { count, name: class_.name }));
      onClose();
    } catch (error) {
      setProblem(failure.text(error));
    }
  };

  const accepted = preview?.nb_ok ?? 0;
  return (
    <Dialog
      title={t('title', { name: class_.name })}
      width={preview ? 920 : undefined}
      onClose={onClose}
      footer={
        <>
          <Button kind="quiet" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button
            kind="primary"
            icon="upload"
            disabled={accepted === 0}
            busy={writing.isLoading}
            onClick={() => preview && void validate(preview)}
          >
            {t('validate', { count: accepted })}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <FileDrop
          name="file"
          label={t('file')}
          hint={t('hint')}
          value={file}
          onChange={(chosen) => void choose(chosen)}
          extensions={['csv', 'txt']}
          maxBytes={importMaxBytes}
          required
        />
        {reading.isLoading && <Progress label={t('reading')} />}
        {writing.isLoading && <Progress label={t('writing', { count: accepted })} />}
        {(problem ?? preview?.message) && <Banner tone="danger">{problem ?? preview?.message}</Banner>}
        {preview && <ImportVerdict preview={preview} name={class_.name} />}
      </Stack>
    </Dialog>
  );
}
