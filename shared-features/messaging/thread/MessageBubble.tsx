import type { ChatPerson, Message } from '@memocartes/contract/messaging/chats.routes';
import { useDates } from '@memocartes/shared-shell/i18n';
import { useRoleLabel } from '@memocartes/shared-shell/session';
import { Menu, type MenuEntry } from '@memocartes/shared-ui/menu';
import { classes } from '@memocartes/shared-ui/theme';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { useRelationText } from '../../followers/form/useRelationText.ts';
import { MessageText } from '../message-text/MessageText.tsx';

/** Label of a person in a conversation: their relationship to the student, else their role. */
export function usePersonLabel(): (person: ChatPerson) => string {
  const label = useRoleLabel();
  const relationText = useRelationText();
  return ({ relation, role }) => (relation === null ? label(role) : relationText({ relation }));
}

type Props = {
  readonly message: Pick<Message, 'author' | 'content' | 'is_removed' | 'date_create'>;
  readonly isMine: boolean;
  /** Whether the author's name is shown: on the first of their consecutive messages. */
  readonly showsAuthor: boolean;
  readonly entries?: readonly MenuEntry[];
  /** Shown below the message: read, sending, not sent. */
  readonly state?: ReactNode;
};

/** One message: on the right if the user wrote it, else on the left. */
export function MessageBubble({ message, isMine, showsAuthor, entries = [], state }: Props) {
  const { t } = useTranslation('messaging');
  const dates = useDates();
  const labelOf = usePersonLabel();
  const { author, content, is_removed, date_create } = message;
  return (
    <div className={classes('msg', isMine && 'msg--mine', is_removed && 'msg--removed')}>
      {showsAuthor && !isMine && (
        <p className="msg__author">
          <strong>{author?.name ?? t('left')}</strong>
          {author && <span>{labelOf(author)}</span>}
        </p>
      )}
      <div className="msg__line">
        <div className="msg__bubble">
          {isMine && <span className="mc-sr-only">{t('you')}</span>}
          {is_removed ? <p className="msg-text">{t('removed')}</p> : <MessageText content={content} />}
          <time dateTime={date_create}>{dates.time(date_create)}</time>
        </div>
        {entries.length > 0 && (
          <Menu
            label={t('actions', { time: dates.time(date_create) })}
            items={entries}
            align={isMine ? 'end' : 'start'}
          />
        )}
      </div>
      {state && <div className="msg__state">{state}</div>}
    </div>
  );
}
