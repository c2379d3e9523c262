import type { WithProgress } from '@memocartes/shared-api/base';
import { useFailure } from '@memocartes/shared-shell/errors';
import { Banner } from '@memocartes/shared-ui/banner';
import { Button } from '@memocartes/shared-ui/button';
import { Dialog } from '@memocartes/shared-ui/dialog';
import { Progress } from '@memocartes/shared-ui/progress';
import { Stack } from '@memocartes/shared-ui/stack';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { useUnsaved } from '../../unsaved/index.ts';
import { documentBody } from './document.body.ts';
import { type ChosenFile, DocumentDrop } from './DocumentDrop.tsx';

type Body = Awaited<ReturnType<typeof documentBody>> & WithProgress;
type Props = {
  readonly title: string;
  readonly hint: string;
  /** Sends the document. If it fails, the dialog stays open with the error. */
  readonly onSave: (body: Body) => Promise<unknown>;
  readonly onClose: () => void;
};

/** Imports one document, with its progress. Asks before a chosen file is discarded [interface.unsaved]. */
export function DocumentImportDialog({ title, hint, onSave, onClose }: Props) {
  const { t } = useTranslation('resources');
  const failure = useFailure();
  const [file, setFile] = useState<ChosenFile>(null);
  const [progress, setProgress] = useState<number>();
  const [failed, setFailed] = useState<string>();
  const isSending = progress !== undefined;
  const leave = useUnsaved(file instanceof File, { close: onClose });

  const choose = (chosen: ChosenFile) => {
    setFailed(undefined);
    setFile(chosen);
  };

  const save = async () => {
    if (!(file instanceof File)) return;
    setFailed(undefined);
    setProgress(0);
    try {
      await onSave({ ...(await documentBody(file)), onProgress: setProgress });
    } catch (error) {
      setProgress(undefined);
      setFailed(failure.text(error));
      return;
    }
    onClose();
  };

  return (
    <Dialog
      title={title}
      width={560}
      onClose={() => void leave()}
      busy={isSending}
      footer={
        <>
          <Button onClick={() => void leave()} disabled={isSending}>
            {t('cancel')}
          </Button>
          <Button kind="primary" disabled={!(file instanceof File)} busy={isSending} onClick={() => void save()}>
            {t('save')}
          </Button>
        </>
      }
    >
      <Stack>
        <p>{hint}</p>
        <DocumentDrop label={t('file')} value={file} onChange={choose} disabled={isSending} required />
        {isSending && <Progress label={t('sending')} value={progress * 100} />}
        {failed && <Banner tone="danger">{failed}</Banner>}
      </Stack>
    </Dialog>
  );
}
