import { fallbackPolling, useSettledAccountEvents } from '@memocartes/shared-api/account-live.api';
import { api, listTag } from '@memocartes/shared-api/base';
import { useListChatsQuery } from '@memocartes/shared-api/chats.api';
import type { ComponentProps } from 'react';
import { useDispatch } from 'react-redux';

import { SidebarEntry } from './SidebarEntry.tsx';

/** The messaging entry with the live number of unread messages [messaging.badge]. */
export function MessagingEntry(props: Omit<ComponentProps<typeof SidebarEntry>, 'nbUnread'>) {
  const dispatch = useDispatch();
  const { isUp, isSettled } = useSettledAccountEvents(
    ({ event }) => {
      if (event === 'chat' || event === 'ready') dispatch(api.util.invalidateTags([listTag('chat')]));
    },
    ['listChats'],
  );
  const { data } = useListChatsQuery({ nb_items: 1 }, { ...fallbackPolling(isUp), skip: !isSettled });
  return <SidebarEntry {...props} nbUnread={data?.nb_unread ?? 0} />;
}
