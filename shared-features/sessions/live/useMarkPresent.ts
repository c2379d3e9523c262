import type { SessionStudent } from '@memocartes/contract/learning/sessions/sessions.routes';
import { useMarkPresenceMutation } from '@memocartes/shared-api/sessions.api';
import { useFailure } from '@memocartes/shared-shell/errors';
import { personName } from '@memocartes/shared-ui/avatar';
import { toast } from '@memocartes/shared-ui/toast';
import { useTranslation } from 'react-i18next';

/** Marks a student as present without a tablet, with a toast to undo [sessions.present]. */
export function useMarkPresent(sessionId: number) {
  const { t } = useTranslation('sessions');
  const failure = useFailure();
  const [markPresence] = useMarkPresenceMutation();
  return async (student: SessionStudent): Promise<void> => {
    const name = personName(student);
    const mark = async (present: boolean) => {
      const { error } = await markPresence({ id: sessionId, student_id: student.id, present });
      if (error) failure.toast(error);
      return !error;
    };
    if (await mark(true))
      toast.success(t('markedPresent', { name }), { label: t('undo'), onClick: () => void mark(false) });
  };
}
