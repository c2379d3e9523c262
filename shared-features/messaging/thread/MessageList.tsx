import { addDays, parisDay, today } from '@memocartes/contract/learning/calendar/days';
import type { ChatDetails, Message } from '@memocartes/contract/messaging/chats.routes';
import { useDates } from '@memocartes/shared-shell/i18n';
import { useMe } from '@memocartes/shared-shell/session';
import { Button } from '@memocartes/shared-ui/button';
import type { MenuEntry } from '@memocartes/shared-ui/menu';
import { useMobile } from '@memocartes/shared-ui/theme';
import { useTranslation } from 'react-i18next';

import type { Outgoing } from '../outgoing/outgoing.ts';
import { MessageBubble } from './MessageBubble.tsx';
import { canTakeBack } from './useTakeBack.ts';

type Props = {
  readonly chat: ChatDetails;
  readonly messages: readonly Message[];
  readonly outgoing: readonly Outgoing[];
  /** Ids of messages that are being taken back. */
  readonly hidden: ReadonlySet<number>;
  readonly onTakeBack: (message: Message) => void;
  readonly onReport: (message: Message) => void;
  readonly onRetry: (unsent: Outgoing) => void;
  readonly onDiscard: (unsent: Outgoing) => void;
};

/** Messages grouped by day, followed by the outgoing messages that are not stored yet. */
export function MessageList(props: Props) {
  const { t } = useTranslation('messaging');
  const me = useMe();
  const dayLabel = useDayLabel();
  const readers = useReaders(props.chat, props.messages);
  const days = [...Map.groupBy(props.messages, ({ date_create }) => parisDay(date_create))];
  const isOpen = props.chat.date_close === null;

  const entriesOf = (message: Message): MenuEntry[] => {
    if (message.is_removed) return [];
    if (message.author?.id !== me.id) {
      return [{ label: t('report'), icon: 'alert', onClick: () => props.onReport(message) }];
    }
    if (!isOpen || !canTakeBack(message)) return [];
    return [{ label: t('takeBack'), icon: 'undo', onClick: () => props.onTakeBack(message) }];
  };

  const stateOf = ({ id }: Message) => {
    if (id === readers.lastRead) {
      return (
        <>
          <span>{t('read')}</span> {readers.names && `· ${readers.names}`}
        </>
      );
    }
    return id === readers.lastOwn && <span>{t('sent')}</span>;
  };

  // Heading level: one below the conversation's heading, which is the heading of the page on a small screen.
  const DayHeading = useMobile() ? 'h2' : 'h3';

  return (
    <div className="msg-list">
      {days.map(([day, messages]) => (
        <section key={day} aria-label={dayLabel(day)}>
          <DayHeading className="msg-day">{dayLabel(day)}</DayHeading>
          <ol>
            {messages.map((message, n) => (
              <li key={message.id}>
                <MessageBubble
                  message={props.hidden.has(message.id) ? { ...message, is_removed: true } : message}
                  isMine={message.author?.id === me.id}
                  showsAuthor={n === 0 || messages[n - 1]!.author?.id !== message.author?.id}
                  entries={props.hidden.has(message.id) ? [] : entriesOf(message)}
                  state={stateOf(message)}
                />
              </li>
            ))}
          </ol>
        </section>
      ))}
      {props.outgoing.length > 0 && (
        <ol>
          {props.outgoing.map((unsent) => (
            <li key={unsent.clientId}>
              <MessageBubble
                message={{ author: null, content: unsent.content, is_removed: false, date_create: unsent.date }}
                isMine
                showsAuthor={false}
                state={<OutgoingState unsent={unsent} {...props} />}
              />
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}

function OutgoingState({
  unsent,
  onRetry,
  onDiscard,
}: { readonly unsent: Outgoing } & Pick<Props, 'onRetry' | 'onDiscard'>) {
  const { t } = useTranslation('messaging');
  if (unsent.state !== 'failed') return <span role="status">{t(unsent.state)}</span>;
  return (
    <span className="msg__failed" role="alert">
      <span title={unsent.error}>
        {/* [interface.lost-response] */}
        {!unsent.isUnanswered && t('failed')}
        {unsent.error && <small>{unsent.error}</small>}
      </span>
      <Button size="small" icon="refresh" onClick={() => onRetry(unsent)}>
        {t('retry')}
      </Button>
      <Button size="small" kind="quiet" onClick={() => onDiscard(unsent)}>
        {t('discard')}
      </Button>
    </span>
  );
}

/** « Aujourd’hui », « Hier », else the day in words. */
function useDayLabel() {
  const { t } = useTranslation('messaging');
  const dates = useDates();
  return (day: string) => {
    if (day === today()) return t('today');
    return day === addDays(today(), -1) ? t('yesterday') : dates.long(day);
  };
}

/**
 * Ids of the user's last message and of their last message that another participant has read. `names`: its readers, if
 * there are several other participants [messaging.read].
 */
function useReaders({ reads, participants }: ChatDetails, messages: readonly Message[]) {
  const me = useMe();
  const isOther = ({ id }: { readonly id: number }) => id !== me.id;
  const others = reads.filter(isOther);
  const readTo = Math.max(0, ...others.map(({ message_id }) => message_id));
  const ownMessages = messages.filter(({ author, is_removed }) => author?.id === me.id && !is_removed);
  const lastRead = ownMessages.findLast(({ id }) => id <= readTo)?.id;
  const readBy = participants.filter(({ id }) =>
    others.some((read) => read.id === id && lastRead !== undefined && read.message_id >= lastRead),
  );
  const names = participants.filter(isOther).length > 1 ? readBy.map(({ name }) => name).join(', ') : '';
  return { lastOwn: ownMessages.at(-1)?.id, lastRead, names };
}
