import { recipientRefused } from '@memocartes/contract/operations-page/mail-errors';
import type { PortalState } from '@memocartes/contract/operations-page/operations-page.routes';
import { useRetryMailMutation, useRetryMailsMutation } from '@memocartes/shared-api/operations-page.api';
import { useFailure } from '@memocartes/shared-shell/errors';
import { useDates } from '@memocartes/shared-shell/i18n';
import { Button } from '@memocartes/shared-ui/button';
import { Stack } from '@memocartes/shared-ui/stack';
import { toast } from '@memocartes/shared-ui/toast';
import { useTranslation } from 'react-i18next';

type Mails = Pick<PortalState['mails'], 'failed' | 'nb_resendable'>;

/** A button that sends again all mails that failed while the mail server was down [operations-page.mails]. */
function RetryAll({ count }: { readonly count: number }) {
  const { t } = useTranslation('operationsPage');
  const failure = useFailure();
  const [retry, retrying] = useRetryMailsMutation();

  const send = async () => {
    const { data, error } = await retry();
    if (error) failure.toast(error);
    else toast.success(t('queuedAll', { count: data.nb_queued }));
  };

  return (
    <div>
      <Button icon="refresh" busy={retrying.isLoading} onClick={() => void send()}>
        {t('retryAll', { count })}
      </Button>
    </div>
  );
}

/**
 * Mails that could not be sent, each with « Renvoyer », and a button for all that can be sent again together
 * [operations-page.mails].
 */
export function FailedMails({ mails: { failed, nb_resendable } }: { readonly mails: Mails }) {
  const { t } = useTranslation('operationsPage');
  const dates = useDates();
  const failure = useFailure();
  const [retry, retrying] = useRetryMailMutation();
  if (failed.length === 0) return null;

  const send = async (id: number) => {
    const { error } = await retry({ id });
    if (error) failure.toast(error);
    else toast.success(t('queued'));
  };

  return (
    <Stack gap={4}>
      {nb_resendable > 1 && <RetryAll count={nb_resendable} />}
      <ul className="ops-lines" aria-label={t('failedMails')}>
        {failed.map(({ id, recipient, subject, date_create, error }) => (
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
    </Stack>
  );
}
