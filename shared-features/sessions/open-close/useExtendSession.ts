import type { Session } from '@memocartes/contract/learning/sessions/sessions.routes';
import { serverNow } from '@memocartes/shared-api/base';
import { useExtendSessionMutation } from '@memocartes/shared-api/sessions.api';
import { useFailure } from '@memocartes/shared-shell/errors';
import { useDates } from '@memocartes/shared-shell/i18n';
import { useCan } from '@memocartes/shared-shell/session';
import { toast } from '@memocartes/shared-ui/toast';
import { useTranslation } from 'react-i18next';

import { useOwnClass } from '../students/useOwnClass.ts';

/** Minutes that are added to a session. */
const addedMinutes = 15;

/**
 * The action that extends a session by a quarter of an hour, from now on if it is past its end [sessions.extend].
 * Undefined without permission.
 */
export function useExtendSession(session: Pick<Session, 'id' | 'end_time'> | undefined) {
  const { t } = useTranslation('sessions');
  const dates = useDates();
  const failure = useFailure();
  const mayExtend = useCan()('session:open', useOwnClass());
  const [extend, { isLoading }] = useExtendSessionMutation();
  if (!session || !mayExtend) return undefined;

  const onClick = async () => {
    if (isLoading) return;
    const from = Math.max(Date.parse(session.end_time), serverNow());
    const end_time = new Date(from + addedMinutes * 60_000).toISOString();
    const { error } = await extend({ id: session.id, end_time });
    if (error) failure.toast(error);
    else toast.success(t('extend.done', { time: dates.time(end_time) }));
  };

  return { label: t('extend.act', { minutes: addedMinutes }), isLoading, onClick: () => void onClick() };
}
