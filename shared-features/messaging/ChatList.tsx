import { today } from '@memocartes/contract/learning/calendar/days';
import { defaultPageSize, maxPageSize } from '@memocartes/contract/lists/page-size';
import type { Chat } from '@memocartes/contract/messaging/chats.routes';
import { useListChatsQuery } from '@memocartes/shared-api/chats.api';
import { useFailure } from '@memocartes/shared-shell/errors';
import { shownData } from '@memocartes/shared-shell/loaded';
import { useMe } from '@memocartes/shared-shell/session';
import { Avatar, personName } from '@memocartes/shared-ui/avatar';
import { Banner } from '@memocartes/shared-ui/banner';
import { Button } from '@memocartes/shared-ui/button';
import { Icon } from '@memocartes/shared-ui/icon';
import { FilterField } from '@memocartes/shared-ui/search-box';
import { EmptyState, ErrorState, Loading } from '@memocartes/shared-ui/states';
import { classes } from '@memocartes/shared-ui/theme';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { useRecentDay } from './useRecentDay.ts';

/** The user's conversations, each about one student, unread ones first [messaging.list]. */
export function ChatList({ current }: { readonly current: number | undefined }) {
  const { t } = useTranslation('messaging');
  const failure = useFailure();
  const recentDay = useRecentDay(today());
  const [search, setSearch] = useState('');
  const [nbItems, setNbItems] = useState(defaultPageSize);
  const query = { nb_items: nbItems, ...(search && { search }) };
  const chats = useListChatsQuery(query);
  const { error, isFetching, refetch } = chats;
  const data = shownData(chats);

  return (
    <>
      <FilterField
        label={t('search')}
        value={search}
        found={data?.count ?? null}
        onSearch={(text) => {
          setSearch(text.trim());
          setNbItems(defaultPageSize);
        }}
      />
      {error && !data && <ErrorState message={failure.text(error)} onRetry={() => void refetch()} />}
      {!data && !error && <Loading lines={6} />}
      {data?.count === 0 &&
        (search ? (
          <EmptyState title={t('noMatch')} action={<Button onClick={() => setSearch('')}>{t('clear')}</Button>} />
        ) : (
          <EmptyState title={t('empty')} hint={t('emptyHint')} />
        ))}
      {data && data.count > 0 && (
        <ul className="chat-list">
          {data.chats.map((chat) => (
            <li key={chat.id}>
              <ChatEntry chat={chat} isCurrent={chat.id === current} recentDay={recentDay} />
            </li>
          ))}
        </ul>
      )}
      {data && data.count > data.chats.length && nbItems < maxPageSize && (
        <Button block busy={isFetching} onClick={() => setNbItems(Math.min(maxPageSize, nbItems + defaultPageSize))}>
          {t('more')}
        </Button>
      )}
      {data && data.count > maxPageSize && nbItems === maxPageSize && (
        <Banner>{t('limited', { shown: maxPageSize, count: data.count })}</Banner>
      )}
    </>
  );
}

type EntryProps = {
  readonly chat: Chat;
  readonly isCurrent: boolean;
  readonly recentDay: (instant: string) => string;
};

function ChatEntry({ chat, isCurrent, recentDay }: EntryProps) {
  const { t } = useTranslation('messaging');
  const name = personName(chat.student);
  const { last_message: last, nb_unread } = chat;
  const date = last && recentDay(last.date_create);
  return (
    <Link
      to={`/messaging/${chat.id}`}
      className={classes('chat-entry', nb_unread > 0 && 'chat-entry--unread')}
      aria-current={isCurrent ? 'page' : undefined}
    >
      <Avatar name={name} size={40} />
      <span className="chat-entry__text">
        <span className="chat-entry__line">
          <span className="chat-entry__name">
            {name}
            {chat.date_close && <Icon name="lock" size={14} label={t('closedChat')} />}
          </span>
          {date && <time dateTime={last.date_create}>{date}</time>}
        </span>
        <span className="chat-entry__class">{[chat.class?.name, chat.school.name].filter(Boolean).join(' · ')}</span>
        <span className="chat-entry__line">
          <span className="chat-entry__last" dir="auto">
            <LastMessage chat={chat} />
          </span>
          {nb_unread > 0 && (
            <span className="chat-entry__count">
              <span aria-hidden>{nb_unread > 99 ? '99+' : nb_unread}</span>
              <span className="mc-sr-only">{t('unread', { count: nb_unread })}</span>
            </span>
          )}
        </span>
      </span>
    </Link>
  );
}

function LastMessage({ chat: { last_message: last } }: { readonly chat: Chat }) {
  const { t } = useTranslation('messaging');
  const me = useMe();
  if (!last) return t('noMessage');
  const author = last.author?.id === me.id ? t('you') : (last.author?.name ?? t('left'));
  return t('last', { author, text: last.is_removed ? t('removed') : last.excerpt });
}
