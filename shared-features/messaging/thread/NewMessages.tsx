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

/**
 * Announces new messages to screen readers [messaging.announced]. The thread itself can't: it would also announce older
 * messages when they are loaded, and each of the user's own messages twice, while it is sent and once it is stored.
 */
export function NewMessages({ messages, isLoaded }: NewMessagesProps) {
  const { t } = useTranslation('messaging');
  const me = useMe();
  const [known, setKnown] = useState<{ readonly lastId?: number; readonly added: readonly Message[] }>({ added: [] });
  const lastId = messages.at(-1)?.id ?? 0;

  if (isLoaded && lastId !== known.lastId) {
    const { lastId: knownId } = known;
    setKnown({ lastId, added: knownId === undefined ? [] : messages.filter(({ id }) => id > knownId) });
  }

  const textOf = ({ author, content }: Message) =>
    author?.id === me.id ? t('sentNow') : t('last', { author: author?.name ?? t('left'), text: content });

  return (
    <p role="status" className="mc-sr-only">
      {/* The key makes a second « sent » a change, so that it is announced too. */}
      <span key={known.lastId}>{known.added.map(textOf).join(' ')}</span>
    </p>
  );
}
