import { useCreateChatMutation } from '@memocartes/shared-api/chats.api';
import { useFailure } from '@memocartes/shared-shell/errors';
import { usePendingLocation } from '@memocartes/shared-shell/navigation';
import { ErrorState, Loading } from '@memocartes/shared-ui/states';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';

/**
 * Creates the conversation about a student if there is none, then opens it, unless the user has left the page meanwhile
 * [families.write] [messaging.one-open].
 */
export function StudentChat({ studentId }: { readonly studentId: number }) {
  const { t } = useTranslation('messaging');
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const pendingLocation = usePendingLocation();
  const failure = useFailure();
  const [create, { error }] = useCreateChatMutation();

  const open = async () => {
    const { data: chat } = await create({ student_id: studentId });
    const current = pendingLocation();
    const isLeft =
      current.pathname !== pathname || Number(new URLSearchParams(current.search).get('student')) !== studentId;
    if (chat && !isLeft) await navigate(`/messaging/${chat.id}`, { replace: true, state: { isNew: true } });
  };

  const openFirst = useEffectEvent(open);
  useEffect(() => {
    void openFirst();
  }, []);
  if (error) {
    const message = failure.changeText(error, (reason) => t('creation.failed', { reason }));
    return <ErrorState message={message} onRetry={() => void open()} />;
  }

  return <Loading lines={6} />;
}
