import type { Message } from '@memocartes/contract/messaging/chats.routes';
import { useMe } from '@memocartes/shared-shell/session';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

type NewMessagesProps = {
  /** Messages of the thread, oldest first. */
  readonly messages: readonly Message[];
  /** Whether the thread has been loaded; false after a failure until a retry succeeds. */
  readonly isLoaded: boolean;
};

/** The messages in the announcement, and the id of the latest message of the thread when it was made. */
type Announced = { readonly messages: readonly Message[]; readonly lastId?: number };

/**
 * Announces new messages to screen readers [messaging.announced]. The thread itself can't: it would also announce older
 * messages when they are loaded, and each of the user's own messages twice, while it is sent and once it is stored.
 */
export function NewMessages({ messages, isLoaded }: NewMessagesProps) {
  const { t } = useTranslation('messaging');
  const me = useMe();
  const [announced, setAnnounced] = useState<Announced>({ messages: [] });
  const lastId = messages.at(-1)?.id ?? 0;

  if (isLoaded && lastId !== announced.lastId) {
    const { lastId: earlierId } = announced;
    setAnnounced({ lastId, messages: earlierId === undefined ? [] : messages.filter(({ id }) => id > earlierId) });
  }

  const textOf = ({ author, content }: Message) =>
    author?.id === me.id ? t('sentNow') : t('last', { author: author?.name ?? t('left'), text: content });

  return (
    <p role="status" className="mc-sr-only">
      {/* The key makes a second « sent » a change, so that it is announced too. */}
      <span key={announced.lastId}>{announced.messages.map(textOf).join(' ')}</span>
    </p>
  );
}
