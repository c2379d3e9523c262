import type { ChatDetails, Message } from '@memocartes/contract/messaging/chats.routes';
import { useReadChatMutation } from '@memocartes/shared-api/chats.api';
import { useMe } from '@memocartes/shared-shell/session';
import { useEffect } from 'react';

/** Marks the latest message as read, once the page is visible [messaging.read]. */
export function useMarkRead(chat: ChatDetails, messages: readonly Message[]): void {
  const me = useMe();
  const [read] = useReadChatMutation();
  const lastId = messages.at(-1)?.id;
  const readTo = chat.reads.find(({ id }) => id === me.id)?.message_id ?? 0;
  useEffect(() => {
    const mark = () => {
      if (lastId === undefined || lastId <= readTo || document.visibilityState === 'hidden') return;
      void read({ id: chat.id, message_id: lastId });
    };

    mark();
    document.addEventListener('visibilitychange', mark);
    return () => document.removeEventListener('visibilitychange', mark);
  }, [read, chat.id, lastId, readTo]);
}
