import { useGetChatQuery } from '@memocartes/shared-api/chats.api';
import { isNotFound } from '@memocartes/shared-shell/errors';
import { Loaded } from '@memocartes/shared-shell/loaded';
import { useIdParam } from '@memocartes/shared-shell/navigation';
import { usePanel } from '@memocartes/shared-shell/panel';
import { Can, useMe } from '@memocartes/shared-shell/session';
import { personName } from '@memocartes/shared-ui/avatar';
import { Button, LinkButton } from '@memocartes/shared-ui/button';
import { lazyPart } from '@memocartes/shared-ui/lazy';
import { EmptyState, Loading } from '@memocartes/shared-ui/states';
import { classes } from '@memocartes/shared-ui/theme';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';

import { ChatList } from './ChatList.tsx';
import { useOutgoing } from './outgoing/useOutgoing.ts';
import { StudentChat } from './StudentChat.tsx';
import { Thread } from './thread/Thread.tsx';
import { useThread } from './thread/useThread.ts';
import { useLiveChat, useLiveChats } from './useLiveChats.ts';
import './messaging.css';

// Loaded only when a teacher opens it: followers never do.
const ClassMessageDialog = lazyPart(async () => ({
  default: (await import('./class-message/ClassMessageDialog.tsx')).ClassMessageDialog,
}));

/**
 * The list of conversations, and the conversation given in the address by its id or by `?student=`. One pane in a
 * narrow window, two from 1030 px.
 */
export default function MessagingPage() {
  const { t } = useTranslation('messaging');
  const panel = usePanel();
  const { schoolId, userId } = useMe();
  const id = useIdParam();
  const studentId = Number(useSearchParams()[0].get('student')) || undefined;
  const [isWritingToClass, setIsWritingToClass] = useState(false);
  const outgoing = useOutgoing();
  useLiveChats();

  return (
    <div className={classes('messaging', id !== undefined && 'messaging--thread')}>
      <section className="messaging__list" aria-label={t('list')}>
        <header>
          <h1 tabIndex={-1}>{t('title')}</h1>
          <Button kind="primary" icon="plus" onClick={() => panel.open('message', 'ADD')}>
            {t('new')}
          </Button>
          <Can do="chat:write-class" on={{ schoolId, teacherIds: [userId] }}>
            <Button icon="message" onClick={() => setIsWritingToClass(true)}>
              {t('classMessage.open')}
            </Button>
          </Can>
        </header>
        <ChatList current={id} />
      </section>
      {isWritingToClass && <ClassMessageDialog onClose={() => setIsWritingToClass(false)} />}
      <section className="messaging__thread">
        {id && <OpenChat key={id} id={id} outgoing={outgoing} />}
        {!id && studentId && <StudentChat key={studentId} studentId={studentId} />}
        {!id && !studentId && <EmptyState title={t('choose')} hint={t('chooseHint')} />}
      </section>
    </div>
  );
}

type Props = { readonly id: number; readonly outgoing: ReturnType<typeof useOutgoing> };

function OpenChat({ id, outgoing }: Props) {
  const { t } = useTranslation('messaging');
  const me = useMe();
  const chat = useGetChatQuery({ id }, { refetchOnMountOrArgChange: true });
  const thread = useThread(id);
  useLiveChat(id, thread.refresh);
  // [messaging.not-accessible]
  if (isNotFound(chat.error)) {
    return (
      <EmptyState
        title={t('gone')}
        hint={t('goneHint', { name: personName(me) })}
        action={<LinkButton to="/messaging">{t('back')}</LinkButton>}
      />
    );
  }

  return (
    <Loaded {...chat} waiting={<Loading lines={6} />}>
      {(details) => <Thread chat={details} thread={thread} outgoing={outgoing} />}
    </Loaded>
  );
}
