import { useCountInvoicesQuery } from '@memocartes/shared-api/invoices.api';
import { Progress } from '@memocartes/shared-ui/progress';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

/** Poll interval in ms while files are created. */
const pollIntervalMs = 3_000;

/**
 * Progress of creating the files of issued invoices, relative to the largest number of files that were pending. Stays
 * visible when complete, so that the lists below do not shift.
 */
export function FilesProgress() {
  const { t } = useTranslation('invoices');
  const { data } = useCountInvoicesQuery();
  const waiting = data?.files_waiting ?? 0;
  const [wasShown, setWasShown] = useState(false);
  if (waiting && !wasShown) setWasShown(true);
  if (!waiting) return wasShown ? <Progress label={t('filesMade')} value={1} max={1} /> : null;
  return <FilesLeft waiting={waiting} label={t('files')} text={t('filesLeft', { count: waiting })} />;
}

type Props = { readonly waiting: number; readonly label: string; readonly text: string };

function FilesLeft({ waiting, label, text }: Props) {
  useCountInvoicesQuery(undefined, { pollingInterval: pollIntervalMs, skipPollingIfUnfocused: true });
  const [maxWaiting, setMaxWaiting] = useState(waiting);
  if (waiting > maxWaiting) setMaxWaiting(waiting);
  return <Progress label={label} value={maxWaiting - waiting} max={maxWaiting} text={text} />;
}
