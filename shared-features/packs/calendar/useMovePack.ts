import type { ClassWeeks } from '@memocartes/contract/packs/packs.routes';
import { useMovePackMutation } from '@memocartes/shared-api/packs.api';
import { isNotFound, useFailure } from '@memocartes/shared-shell/errors';
import { useDates } from '@memocartes/shared-shell/i18n';
import { toast } from '@memocartes/shared-ui/toast';
import { useTranslation } from 'react-i18next';

export type PackMove = {
  readonly pack: { readonly id: number; readonly title: string };
  readonly class_: ClassWeeks['class_'];
  readonly from: string;
  readonly to: string;
};

/** Moves a class's pack to another week, with a toast to undo [packs.move]. A refusal is returned as `error`. */
export function useMovePack() {
  const { t } = useTranslation('packs');
  const dates = useDates();
  const failure = useFailure();
  const [send, state] = useMovePackMutation();

  const call = ({ pack, class_, from, to }: PackMove) => send({ id: pack.id, classes_id: class_.id, week: from, to });

  const undo = async (done: PackMove) => {
    const { error } = await call({ ...done, from: done.to, to: done.from });
    // The pack was moved again, or unassigned, before this move was undone.
    if (isNotFound(error)) toast.info(t('moveUndoLate', { title: done.pack.title, day: dates.long(done.to) }));
    else if (error) failure.toast(error);
    else toast.success(t('movedBack', { title: done.pack.title, day: dates.long(done.from) }));
  };

  const move = async (requested: PackMove) => {
    const response = await call(requested);
    if (!response.data) return response;
    const warning = response.data.warnings.find((item) => item.code === 'PACK_WEEK_PARTLY_HOLIDAY');
    const values = { title: requested.pack.title, name: requested.class_.name, day: dates.long(requested.to) };
    const undoAction = { label: t('undo'), onClick: () => void undo(requested) };
    if (warning) toast.warning(t('movedPartly', { ...values, holidays: warning.holidays.join(', ') }), undoAction);
    else toast.success(t('moved', values), undoAction);
    return response;
  };

  return { ...state, move };
}
