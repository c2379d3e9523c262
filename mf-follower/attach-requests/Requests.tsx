import type { ReceivedRequest } from '@memocartes/contract/attach-requests/attach-requests.routes';
import {
  useAcceptAttachRequestMutation,
  useListReceivedRequestsQuery,
  useRefuseAttachRequestMutation,
} from '@memocartes/shared-api/attach-requests.api';
import { useRelationText } from '@memocartes/shared-features/followers/form';
import { useRepeatableCall } from '@memocartes/shared-features/request-id';
import { isNotFound, useFailure } from '@memocartes/shared-shell/errors';
import { useDates } from '@memocartes/shared-shell/i18n';
import { LoadErrorBanner } from '@memocartes/shared-ui/banner';
import { Button } from '@memocartes/shared-ui/button';
import { confirm } from '@memocartes/shared-ui/dialog';
import { Card, Row, Stack } from '@memocartes/shared-ui/stack';
import { toast } from '@memocartes/shared-ui/toast';
import { useTranslation } from 'react-i18next';

import { useChildrenEvents } from '../live/useChildrenEvents.ts';

type Props = {
  /** Called with the id of the student whose request was accepted. */
  readonly onAccepted?: (studentId: number) => void;
};

/** Attach requests that the follower has received; renders nothing if there are none [followers.other-school]. */
export function Requests({ onAccepted }: Props) {
  const { t } = useTranslation('children');
  const { data, isError, refetch } = useListReceivedRequestsQuery();
  // A school that attaches the child in another way ends its request.
  useChildrenEvents(refetch);
  if (isError) return <LoadErrorBanner onRetry={() => void refetch()}>{t('request.unread')}</LoadErrorBanner>;
  if (!data?.attach_requests.length) return null;

  return (
    <Stack gap={4}>
      {data.attach_requests.map((request) => (
        <Request key={request.id} request={request} onAccepted={onAccepted} />
      ))}
    </Stack>
  );
}

const childName = ({ firstname, initial }: ReceivedRequest['student']) =>
  initial ? `${firstname} ${initial}.` : firstname;

function Request({ request, onAccepted }: Props & { readonly request: ReceivedRequest }) {
  const { t } = useTranslation('children');
  const relation = useRelationText();
  const dates = useDates();
  const failure = useFailure();
  const [accept, accepting] = useAcceptAttachRequestMutation();
  const [refuse] = useRefuseAttachRequestMutation();
  const repeatable = useRepeatableCall('NOT_FOUND');
  const { id } = request;
  const child = childName(request.student);
  const school = request.school.name;
  const failureText = (error: unknown) => (isNotFound(error) ? t('request.gone') : failure.text(error));

  const acceptRequest = async () => {
    try {
      const accepted = await repeatable({ accept: id }, () => accept({ id }).unwrap());
      toast.success(t('request.accepted', { child }));
      if (accepted) onAccepted?.(accepted.student_id);
    } catch (error) {
      failure.toast(error, failureText(error));
    }
  };

  const refuseRequest = async () => {
    const isDone = await confirm({
      title: t('request.refuseTitle', { school }),
      body: t('request.refuseBody', { child }),
      tone: 'danger',
      confirmLabel: t('request.refuse'),
      action: () => repeatable({ refuse: id }, () => refuse({ id }).unwrap()),
      failure: failureText,
    });
    if (isDone) toast.success(t('request.refused'));
  };

  return (
    <Card title={t('request.title', { school, child })}>
      <Stack gap={3}>
        <p>{`${t('request.relation', { relation: relation(request) })} · ${t('request.until', { date: dates.day(request.date_expiration) })}`}</p>
        <p>{t('request.effect', { school })}</p>
        <Row>
          <Button
            kind="primary"
            icon="check"
            busy={accepting.isLoading}
            aria-label={t('request.acceptOf', { school, child })}
            onClick={() => void acceptRequest()}
          >
            {t('request.accept')}
          </Button>
          <Button aria-label={t('request.refuseOf', { school, child })} onClick={() => void refuseRequest()}>
            {t('request.refuse')}
          </Button>
        </Row>
      </Stack>
    </Card>
  );
}
