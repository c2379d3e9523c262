import type { Operation, Undone } from '@memocartes/contract/bulk-operations/bulk-operations.routes';
import { useUndoOperationMutation } from '@memocartes/shared-api/bulk-operations.api';
import { useFailure } from '@memocartes/shared-shell/errors';
import { personName } from '@memocartes/shared-ui/avatar';
import { confirm } from '@memocartes/shared-ui/dialog';
import { toast } from '@memocartes/shared-ui/toast';
import { useTranslation } from 'react-i18next';

import { useRepeatableCall } from '../request-id/index.ts';

/** Text of the message after an undo: the numbers of students and adults. */
function useUndoneText() {
  const { t } = useTranslation('operations');
  return ({ nb_undone, nb_restored, nb_adults }: Undone, kind: Operation['kind']) => {
    if (kind === 'YEAR_CHANGE') return t('undone_YEAR_CHANGE', { count: nb_undone });
    const parts = [
      t('undone_IMPORT', { count: nb_undone - nb_restored }),
      nb_restored > 0 && t('undoneRestored', { count: nb_restored }),
      nb_adults > 0 && t('undoneAdults', { count: nb_adults }),
    ];
    return parts.filter(Boolean).join(', ');
  };
}

/** What was undone, and the students that were skipped, each with the reason. */
function SkippedStudents({ undone, kind }: { readonly undone: Undone; readonly kind: Operation['kind'] }) {
  const { t } = useTranslation('operations');
  const textOf = useUndoneText();
  const nbUnlisted = undone.nb_kept - undone.kept.length;
  return (
    <>
      <p>{textOf(undone, kind)}</p>
      <p>{t('kept', { count: undone.nb_kept })}</p>
      <ul>
        {undone.kept.map((student) => (
          <li key={student.id}>
            {personName(student)}, {t(`reason.${student.reason}`)}
          </li>
        ))}
        {nbUnlisted > 0 && <li>{t('keptMore', { count: nbUnlisted })}</li>}
      </ul>
    </>
  );
}

/**
 * Undoes an import or a year change after confirmation, and shows which students were skipped and why [import.undo]
 * [import.undo-kept] [year.undo] [year.undo-kept].
 * @returns a function that resolves to whether the operation was undone
 */
export function useUndo() {
  const { t } = useTranslation('operations');
  const failure = useFailure();
  const textOf = useUndoneText();
  const [undo] = useUndoOperationMutation();
  const repeatable = useRepeatableCall('ALREADY_UNDONE');
  return async ({ id, kind }: Pick<Operation, 'id' | 'kind'>): Promise<boolean> => {
    let undone: Undone | undefined;
    const isDone = await confirm({
      title: t(`ask_${kind}`),
      body: t(`askBody_${kind}`),
      lost: t(`askLost_${kind}`),
      confirmLabel: t(`undo_${kind}`),
      cancelLabel: t('keep'),
      tone: 'danger',
      action: async () => {
        undone = await repeatable({ id }, () => undo({ id }).unwrap());
      },
      failure: failure.text,
    });
    if (!isDone) return false;
    if (!undone) toast.success(t(`isUndone_${kind}`));
    else if (undone.nb_kept) toast.warning(<SkippedStudents undone={undone} kind={kind} />);
    else toast.success(textOf(undone, kind));
    return true;
  };
}
