import type { ChatDetails } from '@memocartes/contract/messaging/chats.routes';
import { isFollower } from '@memocartes/contract/permissions/roles';
import { useDates } from '@memocartes/shared-shell/i18n';
import { useMe } from '@memocartes/shared-shell/session';
import { Banner } from '@memocartes/shared-ui/banner';
import { Icon } from '@memocartes/shared-ui/icon';
import { useTranslation } from 'react-i18next';

import { Composer } from '../composer/Composer.tsx';

/**
 * The message field of a conversation, with a notice in quiet hours, or if no family can read the conversation yet. For
 * a closed conversation, only the notice that it is closed [messaging.closed].
 */
export function ThreadFoot({
  chat,
  onSend,
}: {
  readonly chat: ChatDetails;
  readonly onSend: (content: string) => void;
}) {
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
