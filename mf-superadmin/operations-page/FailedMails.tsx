import { recipientRefused } from '@memocartes/contract/operations-page/mail-errors';
import type { PortalState } from '@memocartes/contract/operations-page/operations-page.routes';
import { useRetryMailMutation } from '@memocartes/shared-api/operations-page.api';
import { useFailure } from '@memocartes/shared-shell/errors';
import { useDates } from '@memocartes/shared-shell/i18n';
import { Button } from '@memocartes/shared-ui/button';
import { toast } from '@memocartes/shared-ui/toast';
import { useTranslation } from 'react-i18next';

/** Mails that could not be sent, each with « Renvoyer » [operations-page.mails]. */
export function FailedMails({ mails }: { readonly mails: PortalState['mails']['failed'] }) {
  const { t } = useTranslation('operationsPage');
  const dates = useDates();
  const failure = useFailure();
  const [retry, retrying] = useRetryMailMutation();
  if (mails.length === 0) return null;

  const send = async (id: number) => {
    const { error } = await retry({ id });
    if (error) failure.toast(error);
    else toast.success(t('queued'));
  };

  return (
    <ul className="ops-lines" aria-label={t('failedMails')}>
      {mails.map(({ id, recipient, subject, date_create, error }) => (
        <li key={id}>
          <div>
            {subject}
            <p>
              {t(error === recipientRefused ? 'refusedMail' : 'failedMail', {
                recipient,
                date: dates.instant(date_create),
                error: error ?? '–',
              })}
            </p>
          </div>
          <Button
            size="small"
            icon="refresh"
            aria-label={t('retryNamed', { subject, recipient })}
            disabled={retrying.isLoading}
            onClick={() => void send(id)}
          >
            {t('retry')}
          </Button>
        </li>
      ))}
    </ul>
  );
}
