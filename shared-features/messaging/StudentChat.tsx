import { useCreateChatMutation } from '@memocartes/shared-api/chats.api';
import { useFailure } from '@memocartes/shared-shell/errors';
import { ErrorState, Loading, SkeletonText } from '@memocartes/shared-ui/states';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';

/** Opens the conversation about a student, creating it if there is none [families.write] [messaging.one-open]. */
export function StudentChat({ studentId }: { readonly studentId: number }) {
  const { t } = useTranslation('messaging');
  const navigate = useNavigate();
  const failure = useFailure();
  const [create, { error }] = useCreateChatMutation();
  const open = async () => {
    const { data: chat } = await create({ student_id: studentId });
    if (chat) await navigate(`/messaging/${chat.id}`, { replace: true, state: { isNew: true } });
  };
  const openFirst = useEffectEvent(open);
  useEffect(() => {
    void openFirst();
  }, []);
  if (error)
    return <ErrorState message={t('creation.failed', { reason: failure.text(error) })} onRetry={() => void open()} />;
  return (
    <Loading>
      <SkeletonText lines={6} />
    </Loading>
  );
}
