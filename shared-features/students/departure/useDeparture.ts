import { useUpdateStudentMutation } from '@memocartes/shared-api/students.api';
import { forExisting, useFailure } from '@memocartes/shared-shell/errors';
import { confirm } from '@memocartes/shared-ui/dialog';
import { toast } from '@memocartes/shared-ui/toast';
import { useTranslation } from 'react-i18next';

/**
 * Functions that mark students as departed, or a student as present again [students.leaves]. They resolve to whether
 * the change was saved.
 */
export function useDeparture() {
  const { t } = useTranslation('studentDeparture');
  const failure = useFailure();
  const [update] = useUpdateStudentMutation();

  const leave = async (ids: readonly number[]): Promise<boolean> => {
    const leaving = forExisting(ids, (id) => update({ id, status: 'INACTIVE' }).unwrap());
    const isDone = await confirm({
      title: t('leaveAsk', { count: ids.length }),
      lost: t('leaveLost'),
      undoHint: t('leaveUndoHint'),
      confirmLabel: t('leave'),
      action: leaving.runAny,
      failure: failure.text,
    });
    if (isDone) toast.success(t('left', { count: leaving.nbDone() }));
    return isDone;
  };
  const comeBack = async (id: number): Promise<boolean> => {
    const { error } = await update({ id, status: 'ACTIVE' });
    if (error) failure.toast(error);
    else toast.success(t('isBack'));
    return !error;
  };
  return { leave, comeBack };
}
