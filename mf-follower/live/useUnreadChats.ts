import { fallbackPolling, useSettledAccountEvents } from '@memocartes/shared-api/account-live.api';
import { api, listTag } from '@memocartes/shared-api/base';
import { useListChatsQuery } from '@memocartes/shared-api/chats.api';
import { useCan } from '@memocartes/shared-shell/session';
import { useDispatch } from 'react-redux';

/** Unread messages about a child. `id`: their conversation; undefined if there are several. */
export type UnreadMessages = { readonly id: number | undefined; readonly nb_unread: number };

/**
 * Finds the unread messages about a child; undefined without any, and without messaging [dashboards.follower-messages].
 * Kept up to date live, also after a reconnection: a phone closes the connection while the page is hidden.
 */
export function useUnreadChats(): (studentId: number) => UnreadMessages | undefined {
  const canUse = useCan()('messaging:use');
  const dispatch = useDispatch();
  const { isUp, isSettled } = useSettledAccountEvents(
    ({ event }) => {
      if (event === 'chat' || event === 'ready') dispatch(api.util.invalidateTags([listTag('chat')]));
    },
    ['listChats'],
  );
  // Unread conversations come first, so the first page is enough. The shell's menu keeps this query up to date while
  // the dashboard is not shown.
  const { data } = useListChatsQuery({}, { ...fallbackPolling(isUp), skip: !canUse || !isSettled });
  return (studentId) => {
    const [first, ...others] = data?.chats.filter((chat) => chat.student.id === studentId && chat.nb_unread > 0) ?? [];
    if (!first) return undefined;
    const nbUnread = others.reduce((sum, { nb_unread }) => sum + nb_unread, first.nb_unread);
    return { id: others.length > 0 ? undefined : first.id, nb_unread: nbUnread };
  };
}
