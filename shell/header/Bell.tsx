import { fallbackPolling, useSettledAccountEvents } from '@memocartes/shared-api/account-live.api';
import { api, listTag } from '@memocartes/shared-api/base';
import { useCountNotificationsQuery } from '@memocartes/shared-api/notifications.api';
import { usePanel } from '@memocartes/shared-shell/panel';
import { Badge } from '@memocartes/shared-ui/badge';
import { IconButton } from '@memocartes/shared-ui/button';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';

/** Endpoints of the lists with the same tag as the count: an event refetches them too. */
const lists = ['listNotifications', 'listStudentNotifications'];

/**
 * The bell with the live number of unread notifications: no badge at 0, « 99+ » above 99. Opens or closes the
 * notifications panel [notifications.badge] [notifications.badge-live] [notifications.badge-announced]
 * [messaging.detached].
 */
export function Bell() {
  const { t } = useTranslation('shell');
  const dispatch = useDispatch();
  const { isUp, isSettled } = useSettledAccountEvents((live) => {
    // A user who no longer sees a conversation loses its notifications. New notifications have an event of their own.
    if (live.event !== 'chat' || live.kind === 'GONE') dispatch(api.util.invalidateTags([listTag('notification')]));
  }, lists);
  const { data } = useCountNotificationsQuery(undefined, { ...fallbackPolling(isUp), skip: !isSettled });
  const panel = usePanel();
  const open = panel.component === 'notifications';
  const labelId = useId();
  const [last, setLast] = useState<{ readonly count?: number; readonly hasGrown: boolean }>({ hasGrown: false });
  const count = data?.count;
  if (count !== undefined && count !== last.count) {
    setLast({ count, hasGrown: last.count !== undefined && count > last.count });
  }

  return (
    <>
      <Badge count={count ?? 0} labelId={labelId}>
        <IconButton
          icon="bell"
          label={t('header.notifications')}
          aria-describedby={count ? labelId : undefined}
          aria-expanded={open}
          onClick={() => (open ? panel.close() : panel.open('notifications', 'VIEW'))}
        />
      </Badge>
      <span role="status" className="mc-sr-only">
        {last.hasGrown && t('header.unread', { count })}
      </span>
    </>
  );
}
