import type { ChatDetails } from '@memocartes/contract/messaging/chats.routes';
import { useMe } from '@memocartes/shared-shell/session';
import { personName } from '@memocartes/shared-ui/avatar';
import { Icon } from '@memocartes/shared-ui/icon';
import { useMobile } from '@memocartes/shared-ui/theme';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { usePersonLabel } from './MessageBubble.tsx';

/** The student whom a conversation is about, and the names of the other participants [messaging.participants]. */
export function ThreadHead({ chat }: { readonly chat: ChatDetails }) {
  const { t } = useTranslation('messaging');
  const me = useMe();
  const labelOf = usePersonLabel();
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
                <strong>{person.name}</strong> {labelOf(person)}
              </Fragment>
            ))}
          </p>
        )}
      </div>
    </header>
  );
}
