import type { ChatDetails, Message } from '@memocartes/contract/messaging/chats.routes';
import { useFailure } from '@memocartes/shared-shell/errors';
import { useMe } from '@memocartes/shared-shell/session';
import { Banner } from '@memocartes/shared-ui/banner';
import { Button } from '@memocartes/shared-ui/button';
import { ErrorState, Loading, Skeleton } from '@memocartes/shared-ui/states';
import { classes } from '@memocartes/shared-ui/theme';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import type { OutgoingMessages } from '../outgoing/useOutgoing.ts';
import { useUnstored } from '../outgoing/useUnstored.ts';
import { withSent } from './mergeMessages.ts';
import { MessageList } from './MessageList.tsx';
import { NewMessages } from './NewMessages.tsx';
import { ReportDialog } from './ReportDialog.tsx';
import { ThreadFoot } from './ThreadFoot.tsx';
import { ThreadHead } from './ThreadHead.tsx';
import { useMarkRead } from './useMarkRead.ts';
import { useTakeBack } from './useTakeBack.ts';
import type { useThread } from './useThread.ts';

/** Distance to the oldest loaded message, in px, at which older messages are loaded. */
const loadOlderWithin = 200;

type Props = {
  readonly chat: ChatDetails;
  readonly thread: ReturnType<typeof useThread>;
  readonly outgoing: OutgoingMessages;
};

/** One conversation: its messages and, while it is open, the message field. */
export function Thread({ chat, thread, outgoing }: Props) {
  const { t } = useTranslation('messaging');
  const failure = useFailure();
  const [reported, setReported] = useState<Message>();
  const scroll = useRef<HTMLDivElement>(null);
  const { hidden, takeBack } = useTakeBack(thread.messages, () => void thread.refresh());
  const pendingMessages = outgoing.messages.filter(({ chatId }) => chatId === chat.id);
  const messages = withSent(
    thread.messages,
    pendingMessages.flatMap(({ sent }) => sent ?? []),
  );
  const unsent = useUnstored(pendingMessages, thread.messages, outgoing.discard);
  useMarkRead(chat, messages);

  return (
    <>
      <ThreadHead chat={chat} />
      {/* `column-reverse`: opens at the latest message, and does not move when older ones are added above. */}
      <div
        ref={scroll}
        className="msg-scroll"
        role="log"
        aria-live="off"
        aria-label={t('thread')}
        // Focusable, so that it can be scrolled by keyboard.
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- axe asks for a focusable scrolling region
        tabIndex={0}
        onScroll={({ currentTarget: { scrollHeight, scrollTop, clientHeight } }) => {
          // After a failure, older messages are requested again only by the button, not by scrolling.
          if (!thread.olderError && scrollHeight - clientHeight + scrollTop < loadOlderWithin) void thread.loadOlder();
        }}
      >
        <div>
          {thread.olderError && <Banner tone="danger">{failure.text(thread.olderError)}</Banner>}
          {thread.hasOlder && (
            <Button block kind="quiet" busy={thread.isLoadingOlder} onClick={() => void thread.loadOlder()}>
              {t(thread.isLoadingOlder ? 'loadingOlder' : 'older')}
            </Button>
          )}
          {thread.isLoading && <ThreadSkeleton />}
          {thread.error && thread.messages.length === 0 && (
            <ErrorState message={failure.text(thread.error)} onRetry={() => void thread.refresh()} />
          )}
          {!thread.isLoading && !thread.error && messages.length === 0 && unsent.length === 0 && (
            <p className="msg-start">
              {t('start')} <Readers chat={chat} />
            </p>
          )}
          <MessageList
            chat={chat}
            messages={messages}
            outgoing={unsent}
            hidden={hidden}
            onTakeBack={(message) => {
              takeBack(message);
              // The message's menu, which has the focus, is removed.
              scroll.current?.focus({ preventScroll: true });
            }}
            onReport={setReported}
            onRetry={outgoing.retry}
            onDiscard={outgoing.discard}
          />
        </div>
      </div>
      <NewMessages
        messages={messages}
        isLoaded={!thread.isLoading && !(thread.error && thread.messages.length === 0)}
      />
      <ThreadFoot chat={chat} onSend={(content) => outgoing.send(chat.id, content)} />
      {reported && <ReportDialog message={reported} onClose={() => setReported(undefined)} />}
    </>
  );
}

/** Placeholders of messages of both sides, together about as high as a phone's screen. */
function ThreadSkeleton() {
  return (
    <Loading>
      <div className="msg-list" aria-hidden>
        <ol>
          {['70%', '55%', '80%', '40%', '65%', '50%'].map((width, i) => (
            <li key={width} className={classes('msg', i % 2 === 1 && 'msg--mine')}>
              <Skeleton width={width} height={84} />
            </li>
          ))}
        </ol>
      </div>
    </Loading>
  );
}

/** Names everybody who will read the first message: all the other participants. */
function Readers({ chat }: { readonly chat: ChatDetails }) {
  const { t } = useTranslation('messaging');
  const me = useMe();
  const names = chat.participants.filter(({ id }) => id !== me.id).map(({ name }) => name);
  return names.length > 0 && t('readers', { count: names.length, names: names.join(', ') });
}
