import { useUpdateStudentMutation } from '@memocartes/shared-api/students.api';
import { useFailure } from '@memocartes/shared-shell/errors';
import { confirm } from '@memocartes/shared-ui/dialog';
import { toast } from '@memocartes/shared-ui/toast';
import { useTranslation } from 'react-i18next';

/** Marks students as departed, or as present again. Each resolves to true once all are saved [students.leaves]. */
export function useDeparture() {
  const { t } = useTranslation('studentDeparture');
  const failure = useFailure();
  const [update] = useUpdateStudentMutation();

  const leave = async (ids: readonly number[]): Promise<boolean> => {
    const savedIds = new Set<number>();
    const isDone = await confirm({
      title: t('leaveAsk', { count: ids.length }),
      lost: t('leaveLost'),
      undoHint: t('leaveUndoHint'),
      confirmLabel: t('leave'),
      // In sequence, so that a retry after a failure continues where it stopped.
      action: async () => {
        for (const id of ids.filter((item) => !savedIds.has(item))) {
          await update({ id, status: 'INACTIVE' }).unwrap();
          savedIds.add(id);
        }
      },
      failure: failure.text,
    });
    if (isDone) toast.success(t('left', { count: ids.length }));
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
