import type { SentRequest } from '@memocartes/contract/attach-requests/attach-requests.routes';
import { useListSentRequestsQuery, useWithdrawAttachRequestMutation } from '@memocartes/shared-api/attach-requests.api';
import { isNotFound, useFailure } from '@memocartes/shared-shell/errors';
import { useDates } from '@memocartes/shared-shell/i18n';
import { LoadErrorBanner } from '@memocartes/shared-ui/banner';
import { Button } from '@memocartes/shared-ui/button';
import { confirm } from '@memocartes/shared-ui/dialog';
import { Stack } from '@memocartes/shared-ui/stack';
import { Tag } from '@memocartes/shared-ui/tag';
import { toast } from '@memocartes/shared-ui/toast';
import { useTranslation } from 'react-i18next';

import { useRepeatableCall } from '../../request-id/index.ts';
import { useRelationText } from '../form/useRelationText.ts';
import './pending-followers.css';

/**
 * Pending attach requests of a student, each with the e-mail address, the relationship and the expiry date
 * [followers.other-school] [followers.request-expires].
 */
export function PendingFollowers({ studentId }: { readonly studentId: number }) {
  const { t } = useTranslation('pendingFollowers');
  const { data, isError, refetch } = useListSentRequestsQuery({ id: studentId });
  if (isError) return <LoadErrorBanner onRetry={() => void refetch()}>{t('unread')}</LoadErrorBanner>;
  if (!data?.attach_requests.length) return null;
  return (
    <ul className="pending-followers" aria-label={t('list')}>
      {data.attach_requests.map((request) => (
        <PendingFollower key={request.id} request={request} />
      ))}
    </ul>
  );
}

function PendingFollower({ request }: { readonly request: SentRequest }) {
  const { t } = useTranslation('pendingFollowers');
  const relation = useRelationText();
  const dates = useDates();
  const failure = useFailure();
  const [withdraw] = useWithdrawAttachRequestMutation();
  const repeatable = useRepeatableCall('NOT_FOUND');
  const { id, email } = request;

  const confirmWithdrawal = async () => {
    const isDone = await confirm({
      title: t('withdrawTitle', { email }),
      body: t('withdrawBody'),
      tone: 'danger',
      confirmLabel: t('withdraw'),
      action: () => repeatable({ id }, () => withdraw({ id }).unwrap()),
      failure: (error) =>
        isNotFound(error)
          ? t('withdrawAnswered')
          : failure.changeText(error, (reason) => t('withdrawError', { reason })),
    });
    if (isDone) toast.success(t('withdrawn'));
  };

  return (
    <li>
      <Stack gap={1}>
        <strong className="pending-address">{email}</strong>
        <span>{`${relation(request)} · ${t('until', { date: dates.day(request.date_expiration) })}`}</span>
      </Stack>
      <Tag>{t('pending')}</Tag>
      <Button
        size="small"
        kind="quiet"
        icon="close"
        aria-label={t('withdrawOf', { email })}
        onClick={() => void confirmWithdrawal()}
      >
        {t('withdraw')}
      </Button>
    </li>
  );
}
