import { useAccountEvents } from '@memocartes/shared-api/account-live.api';
import { useListChatsQuery } from '@memocartes/shared-api/chats.api';
import { useCan } from '@memocartes/shared-shell/session';

export type UnreadChat = { readonly id: number; readonly nb_unread: number };

/**
 * Finds the conversation about a child that has unread messages; undefined without one, and without messaging. Kept up
 * to date live.
 */
export function useUnreadChats(): (studentId: number) => UnreadChat | undefined {
  const canUse = useCan()('messaging:use');
  // Unread conversations come first: they are all on the first page.
  const { data, refetch } = useListChatsQuery({}, { skip: !canUse, refetchOnMountOrArgChange: true });
  useAccountEvents(({ event }) => {
    if (canUse && event === 'chat') void refetch();
  });
  return (studentId) => data?.chats.find(({ student, nb_unread }) => student.id === studentId && nb_unread > 0);
}
