import type { ChatDetails, Message } from '@memocartes/contract/messaging/chats.routes';
import { isFollower } from '@memocartes/contract/permissions/roles';
import { useReadChatMutation } from '@memocartes/shared-api/chats.api';
import { useFailure } from '@memocartes/shared-shell/errors';
import { useDates } from '@memocartes/shared-shell/i18n';
import { useMe } from '@memocartes/shared-shell/session';
import { personName } from '@memocartes/shared-ui/avatar';
import { Banner } from '@memocartes/shared-ui/banner';
import { Button } from '@memocartes/shared-ui/button';
import { Icon } from '@memocartes/shared-ui/icon';
import { ErrorState, Loading, Skeleton } from '@memocartes/shared-ui/states';
import { classes, useMobile } from '@memocartes/shared-ui/theme';
import { Fragment, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import type { Outgoing } from '../outgoing/outgoing.ts';
import type { OutgoingMessages } from '../outgoing/useOutgoing.ts';
import { Composer } from './Composer.tsx';
import { withSent } from './mergeMessages.ts';
import { usePersonLabel } from './MessageBubble.tsx';
import { MessageList } from './MessageList.tsx';
import { NewMessages } from './NewMessages.tsx';
import { ReportDialog } from './ReportDialog.tsx';
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

/** The student whom a conversation is about, and the names of the other participants [messaging.participants]. */
function ThreadHead({ chat }: { readonly chat: ChatDetails }) {
  const { t } = useTranslation('messaging');
  const me = useMe();
  const role = usePersonLabel();
  // On a small screen the conversation is the whole page.
  const Heading = useMobile() ? 'h1' : 'h2';
  const others = chat.participants.filter(({ id }) => id !== me.id);

  return (
    <header className="msg-head">
      <Link to="/messaging" className="msg-head__back" aria-label={t('back')}>
        <Icon name="arrow-left" />
      </Link>
      <div>
        <Heading data-page-title aria-label={t('about', { student: personName(chat.student) })}>
          {personName(chat.student)}
        </Heading>
        {others.length === 0 ? (
          <p>{t('alone')}</p>
        ) : (
          <p>
            {t('with')}{' '}
            {others.map((person, index) => (
              <Fragment key={person.id}>
                {index > 0 && ', '}
                <strong>{person.name}</strong> {role(person)}
              </Fragment>
            ))}
          </p>
        )}
      </div>
    </header>
  );
}

/** Names everybody who will read the first message: all the other participants. */
function Readers({ chat }: { readonly chat: ChatDetails }) {
  const { t } = useTranslation('messaging');
  const me = useMe();
  const names = chat.participants.filter(({ id }) => id !== me.id).map(({ name }) => name);
  return names.length > 0 && t('readers', { count: names.length, names: names.join(', ') });
}

function ThreadFoot({ chat, onSend }: { readonly chat: ChatDetails; readonly onSend: (content: string) => void }) {
  const { t } = useTranslation('messaging');
  const dates = useDates();
  // `quiet_until`: when the notification of a message written now will be sent [messaging.quiet-hours]
  const { date_close, quiet_until } = chat;
  // [messaging.nobody]
  const hasNoFamily = !isFollower(useMe()) && !chat.participants.some(isFollower);
  if (date_close) {
    return (
      <footer className="msg-foot">
        <Banner icon="lock">{t('closed', { date: dates.day(date_close) })}</Banner>
      </footer>
    );
  }
  return (
    <footer className="msg-foot">
      {hasNoFamily && (
        <div className="msg-foot__note">
          <Banner>{t('noFamily', { student: chat.student.firstname })}</Banner>
        </div>
      )}
      {quiet_until && (
        <p className="msg-quiet" role="note">
          <Icon name="moon" size={16} />
          <span>{t('quiet', { date: dates.long(quiet_until), time: dates.time(quiet_until) })}</span>
        </p>
      )}
      <Composer chatId={chat.id} onSend={onSend} />
    </footer>
  );
}

/**
 * The outgoing messages that are not stored yet. Discards messages that the thread contains [messaging.once]. A message
 * may have been stored although the page was reloaded or left before the response.
 */
function useUnstored(pending: readonly Outgoing[], thread: readonly Message[], discard: (stored: Outgoing) => void) {
  const storedIds = new Set(thread.map(({ client_id }) => client_id));
  const isStored = ({ clientId }: Outgoing) => storedIds.has(clientId);
  const discardStored = useEffectEvent(() => pending.filter(isStored).forEach(discard));
  useEffect(() => discardStored(), [thread]);
  return pending.filter((item) => !item.sent && !isStored(item));
}

/** Marks the latest message as read, once the page is visible [messaging.read]. */
function useMarkRead(chat: ChatDetails, messages: readonly Message[]): void {
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
