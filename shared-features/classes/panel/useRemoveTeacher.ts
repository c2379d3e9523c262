import { useLazyGetClassUserProQuery, useRemoveTeacherFromClassMutation } from '@memocartes/shared-api/classes.api';
import { isNotFound, skippingDeleted, useFailure } from '@memocartes/shared-shell/errors';
import { confirm } from '@memocartes/shared-ui/dialog';
import { toast } from '@memocartes/shared-ui/toast';
import { useTranslation } from 'react-i18next';

type Link = { readonly linkId: number; readonly teacher: string; readonly class_: string };

/** Removes a teacher from a class after confirmation. */
export function useRemoveTeacher(): (link: Link) => Promise<void> {
  const { t } = useTranslation('classPanel');
  const failure = useFailure();
  const [read] = useLazyGetClassUserProQuery();
  const [remove] = useRemoveTeacherFromClassMutation();
  return async ({ linkId, teacher: name, class_ }) => {
    const isDone = await confirm({
      title: t('takeTitle', { name, class: class_ }),
      lost: t('takeLost', { class: class_ }),
      undoHint: t('takeUndoHint'),
      confirmLabel: t('take'),
      tone: 'danger',
      action: skippingDeleted([linkId], async (id) => {
        // The removal is also requested for a link that no longer exists, so that the page refetches the class.
        const reading = read({ id });
        if (!isNotFound((await reading).error)) await reading.unwrap();
        await remove({ id }).unwrap();
      }).run,
      failure: failure.text,
    });
    if (isDone) toast.success(t('taken', { name, class: class_ }));
  };
}
