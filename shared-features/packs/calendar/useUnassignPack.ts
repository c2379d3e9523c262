import type { ClassRow } from '@memocartes/contract/classes/classes.routes';
import type { ClassWeek } from '@memocartes/contract/packs/packs.routes';
import { useAssignPackMutation, useUnassignPackMutation } from '@memocartes/shared-api/packs.api';
import { isNotFound, useFailure } from '@memocartes/shared-shell/errors';
import { useDates } from '@memocartes/shared-shell/i18n';
import { toast } from '@memocartes/shared-ui/toast';
import { useTranslation } from 'react-i18next';

/**
 * Unassigns a pack from a class's week, with a toast to undo; this also succeeds if the pack was already unassigned
 * [interface.deleted-already]. `unassignPack` returns true on success; `error` is the reason for a refusal.
 */
export function useUnassignPack(class_: ClassRow, monday: string, pack: NonNullable<ClassWeek['pack']>) {
  const { t } = useTranslation('packs');
  const failure = useFailure();
  const dates = useDates();
  const [unassign, state] = useUnassignPackMutation();
  const [assign] = useAssignPackMutation();
  const assignment = { id: pack.id, classes_id: class_.id, week: monday };
  const values = { title: pack.title, name: class_.name, day: dates.long(monday) };

  const assignAgain = async () => {
    const { error } = await assign(assignment);
    if (error) failure.toast(error);
    else toast.success(t('givenAgain', values));
  };

  const unassignPack = async () => {
    const { error } = await unassign(assignment);
    const isDone = !error || isNotFound(error);
    if (isDone) toast.success(t('takenBack', values), { label: t('undo'), onClick: () => void assignAgain() });
    return isDone;
  };

  return { ...state, unassignPack };
}
