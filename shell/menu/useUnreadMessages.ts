import { fallbackPolling, useSettledAccountEvents } from '@memocartes/shared-api/account-live.api';
import { api, listTag } from '@memocartes/shared-api/base';
import { useListChatsQuery } from '@memocartes/shared-api/chats.api';
import { useCan } from '@memocartes/shared-shell/session';
import { useDispatch } from 'react-redux';

/** The live number of unread messages, 0 until it is known [messaging.badge]. */
export function useUnreadMessages(): number {
  const dispatch = useDispatch();
  const { isUp, isSettled } = useSettledAccountEvents(
    ({ event }) => {
      if (event === 'chat' || event === 'ready') dispatch(api.util.invalidateTags([listTag('chat')]));
    },
    ['listChats'],
  );
  // A follower's dashboard needs the conversations too: the same query is sent once.
  const query = useCan()('student:own-children') ? {} : { nb_items: 1 };
  const { data } = useListChatsQuery(query, { ...fallbackPolling(isUp), skip: !isSettled });
  return data?.nb_unread ?? 0;
}
