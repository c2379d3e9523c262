import { useGetTempTokenMutation } from '@memocartes/shared-api/auth.api';
import { useFailure } from '@memocartes/shared-shell/errors';
import { Button } from '@memocartes/shared-ui/button';
import { QrCode } from '@memocartes/shared-ui/qr';
import { Card, Stack } from '@memocartes/shared-ui/stack';
import { useTranslation } from 'react-i18next';

import { ExpiringValue } from './ExpiringValue.tsx';

const addressOf = (ticket: string) => `${location.origin}/Dashboard?token=${encodeURIComponent(ticket)}`;

/** A single-use link, valid for a minute, that signs the person in on another browser [accounts.ticket]. */
export function TemporaryLink() {
  const { t } = useTranslation('accountSettings');
  const failure = useFailure();
  const [issue, { data, isLoading }] = useGetTempTokenMutation();
  const address = data && addressOf(data.token);

  const issueLink = async () => {
    const { error } = await issue();
    if (error) failure.toast(error);
  };

  return (
    <Card title={t('temporary.title')}>
      <Stack align="start">
        <p>{t('temporary.intro')}</p>
        {data && address && (
          <ExpiringValue
            key={data.token}
            value={address}
            until={data.date_expiration}
            expiredText={t('temporary.over')}
            notCopiedText={t('temporary.notCopied')}
          >
            <QrCode text={address} label={t('temporary.qr')} size={148} />
          </ExpiringValue>
        )}
        <Button icon="tablet" busy={isLoading} onClick={() => void issueLink()}>
          {t(data ? 'temporary.again' : 'temporary.issue')}
        </Button>
      </Stack>
    </Card>
  );
}
