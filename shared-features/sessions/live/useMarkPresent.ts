import type { SessionStudent } from '@memocartes/contract/learning/sessions/sessions.routes';
import { useMarkPresenceMutation } from '@memocartes/shared-api/sessions.api';
import { useFailure } from '@memocartes/shared-shell/errors';
import { personName } from '@memocartes/shared-ui/avatar';
import { toast } from '@memocartes/shared-ui/toast';
import { useTranslation } from 'react-i18next';

/**
 * Marks a student as present without a tablet, or removes this mark, with a toast to undo [sessions.present].
 * `markPresent` returns whether the mark was changed: a student who has started on a tablet meanwhile stays in the
 * session. `markingId`: the student whose mark is being sent.
 */
export function useMarkPresent(sessionId: number) {
  const { t } = useTranslation('sessions');
  const failure = useFailure();
  const [markPresence, { isLoading, originalArgs }] = useMarkPresenceMutation();

  const markPresent = async (student: SessionStudent, isPresent = true): Promise<boolean> => {
    const name = personName(student);

    const mark = async (present: boolean) => {
      const { data, error } = await markPresence({ id: sessionId, student_id: student.id, present });
      if (error) failure.toast(error);
      return data !== undefined && (data.status !== 'INACTIVE') === present;
    };

    if (!(await mark(isPresent))) return false;
    toast.success(t(isPresent ? 'markedPresent' : 'unmarkedPresent', { name }), {
      label: t('undo'),
      onClick: () => void mark(!isPresent),
    });
    return true;
  };

  return { markPresent, markingId: isLoading ? originalArgs?.student_id : undefined };
}
