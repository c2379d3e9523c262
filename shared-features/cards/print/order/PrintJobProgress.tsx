import { download } from '@memocartes/shared-api/download';
import { printApi, useGetPrintJobQuery } from '@memocartes/shared-api/print.api';
import { useFailure } from '@memocartes/shared-shell/errors';
import { Banner } from '@memocartes/shared-ui/banner';
import { Button } from '@memocartes/shared-ui/button';
import { Progress } from '@memocartes/shared-ui/progress';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';

type Props = {
  readonly id: number;
  /** Called when the job is done or has failed, since the used quota may have changed. */
  readonly onEnd?: () => void;
  readonly onAgain: () => void;
};

const pollIntervalMs = 700;

/** A print job: its progress, then its file or its error, or that the file has expired [printing.found-again]. */
export function PrintJobProgress({ id, onEnd, onAgain }: Props) {
  const { t } = useTranslation('printCards');
  const failure = useFailure();
  const [isSaving, setIsSaving] = useState(false);
  const { data: job } = printApi.endpoints.getPrintJob.useQueryState({ id });
  const isOver = job?.status === 'DONE' || job?.status === 'FAILED';
  const { error, refetch } = useGetPrintJobQuery(
    { id },
    { pollingInterval: isOver ? 0 : pollIntervalMs, skipPollingIfUnfocused: true },
  );
  const handleEnd = useEffectEvent(() => onEnd?.());
  useEffect(() => {
    if (isOver) handleEnd();
  }, [isOver]);

  const save = () => {
    setIsSaving(true);
    void download(`/print/jobs/${id}/file`, 'cartes.pdf')
      .catch(failure.toast)
      .finally(() => setIsSaving(false));
  };

  if (error && !job) {
    return (
      <Banner tone="danger" action={<Button onClick={() => void refetch()}>{t('again')}</Button>}>
        {failure.text(error)}
      </Banner>
    );
  }
  if (job?.status === 'FAILED') {
    return (
      <Banner tone="danger" action={<Button onClick={onAgain}>{t('again')}</Button>}>
        {t('failed')}
      </Banner>
    );
  }
  if (job?.status === 'DONE' && !job.has_file) return <Banner tone="info">{t('expired')}</Banner>;
  if (job?.status === 'DONE') {
    return (
      <Banner
        tone="success"
        action={
          <Button kind="primary" icon="download" busy={isSaving} onClick={save}>
            {t('download')}
          </Button>
        }
      >
        {t('done')}
      </Banner>
    );
  }
  const isWaiting = !job || job.status === 'PENDING';
  const text = isWaiting ? t('waiting') : t('pages', { done: job.nb_done, all: job.nb_pages });
  return <Progress label={t('progress')} value={job?.nb_done ?? 0} max={job?.nb_pages} text={text} />;
}
