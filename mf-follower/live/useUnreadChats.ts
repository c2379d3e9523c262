import { fallbackPolling, useSettledAccountEvents } from '@memocartes/shared-api/account-live.api';
import { api, listTag } from '@memocartes/shared-api/base';
import { useListChatsQuery } from '@memocartes/shared-api/chats.api';
import { useCan } from '@memocartes/shared-shell/session';
import { useDispatch } from 'react-redux';

export type UnreadChat = { readonly id: number; readonly nb_unread: number };

/**
 * Finds the conversation about a child that has unread messages; undefined without one, and without messaging. Kept up
 * to date live, also after a reconnection: a phone closes the connection while the page is hidden.
 */
export function useUnreadChats(): (studentId: number) => UnreadChat | undefined {
  const canUse = useCan()('messaging:use');
  const dispatch = useDispatch();
  const { isUp, isSettled } = useSettledAccountEvents(
    ({ event }) => {
      if (event === 'chat' || event === 'ready') dispatch(api.util.invalidateTags([listTag('chat')]));
    },
    ['listChats'],
  );
  // Unread conversations come first, so the first page is enough.
  const { data } = useListChatsQuery(
    {},
    { ...fallbackPolling(isUp), skip: !canUse || !isSettled, refetchOnMountOrArgChange: true },
  );
  return (studentId) => data?.chats.find(({ student, nb_unread }) => student.id === studentId && nb_unread > 0);
}
