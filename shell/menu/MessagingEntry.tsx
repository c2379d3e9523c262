import { useSettledAccountEvents } from '@memocartes/shared-api/account-live.api';
import { api, listTag } from '@memocartes/shared-api/base';
import { useListChatsQuery } from '@memocartes/shared-api/chats.api';
import type { ComponentProps } from 'react';
import { useDispatch } from 'react-redux';

import { SidebarEntry } from './SidebarEntry.tsx';

/** Poll interval in ms while the page is visible and its live connection is down. */
const pollIntervalMs = 60_000;

/** The messaging entry with the live number of unread messages [messaging.badge]. */
export function MessagingEntry(props: Omit<ComponentProps<typeof SidebarEntry>, 'nbUnread'>) {
  const dispatch = useDispatch();
  const { isUp, isSettled } = useSettledAccountEvents(
    ({ event }) => {
      if (event === 'chat' || event === 'ready') dispatch(api.util.invalidateTags([listTag('chat')]));
    },
    ['listChats'],
  );
  const { data } = useListChatsQuery(
    { nb_items: 1 },
    { skip: !isSettled, pollingInterval: isUp ? 0 : pollIntervalMs, skipPollingIfUnfocused: true },
  );
  return <SidebarEntry {...props} nbUnread={data?.nb_unread ?? 0} />;
}
