import type { SentRequest } from '@memocartes/contract/attach-requests/attach-requests.routes';
import { useListSentRequestsQuery, useWithdrawAttachRequestMutation } from '@memocartes/shared-api/attach-requests.api';
import { useDates } from '@memocartes/shared-shell/i18n';
import { Banner } from '@memocartes/shared-ui/banner';
import { Button } from '@memocartes/shared-ui/button';
import { confirm } from '@memocartes/shared-ui/dialog';
import { Stack } from '@memocartes/shared-ui/stack';
import { Tag } from '@memocartes/shared-ui/tag';
import { toast } from '@memocartes/shared-ui/toast';
import { useTranslation } from 'react-i18next';

import { useRelationText } from '../follower-form/useRelationText.ts';

/** People of other schools who were asked to follow a student: their addresses, until they answer or the request is withdrawn. */
export function PendingFollowers({ studentId }: { readonly studentId: number }) {
  const { t } = useTranslation('studentPanel');
  const { data, isError, refetch } = useListSentRequestsQuery({ id: studentId });
  if (isError)
    return (
      <Banner
        tone="warning"
        action={
          <Button size="small" onClick={() => void refetch()}>
            {t('request.retry')}
          </Button>
        }
      >
        {t('request.unread')}
      </Banner>
    );
  if (!data?.attach_requests.length) return null;
  return (
    <ul className="pupil-followers" aria-label={t('request.list')}>
      {data.attach_requests.map((request) => (
        <PendingFollower key={request.id} request={request} />
      ))}
    </ul>
  );
}

function PendingFollower({ request }: { readonly request: SentRequest }) {
  const { t } = useTranslation('studentPanel');
  const relation = useRelationText();
  const dates = useDates();
  const [withdraw] = useWithdrawAttachRequestMutation();
  const { id, email } = request;
  const takeBack = async () => {
    const done = await confirm({
      title: t('request.withdrawTitle', { email }),
      body: t('request.withdrawBody'),
      tone: 'danger',
      confirmLabel: t('request.withdraw'),
      action: () => withdraw({ id }).unwrap(),
      failure: () => t('request.withdrawError'),
    });
    if (done) toast.success(t('request.withdrawn'));
  };
  return (
    <li>
      <Stack gap={1}>
        <strong className="pupil-address">{email}</strong>
        <span>{`${relation(request)} · ${t('request.until', { date: dates.day(request.date_expiration) })}`}</span>
      </Stack>
      <Tag>{t('request.pending')}</Tag>
      <Button
        size="small"
        kind="quiet"
        icon="close"
        aria-label={t('request.withdrawOf', { email })}
        onClick={() => void takeBack()}
      >
        {t('request.withdraw')}
      </Button>
    </li>
  );
}
