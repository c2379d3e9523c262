import type { School } from '@memocartes/contract/schools/schools.routes';
import { useLazyGetSchoolQuery, useUpdateSchoolMutation } from '@memocartes/shared-api/schools.api';
import { useFailure } from '@memocartes/shared-shell/errors';
import { confirm } from '@memocartes/shared-ui/dialog';
import { toast } from '@memocartes/shared-ui/toast';
import { useTranslation } from 'react-i18next';

type Named = Pick<School, 'id' | 'name' | 'status'>;
/** One school with its name, or the ids of several schools. */
type Which = Named | readonly number[];
type Status = Pick<School, 'id' | 'status'>;

const idsOf = (which: Which): readonly number[] => ('id' in which ? [which.id] : which);

/**
 * Archives schools, or reopens a school, after confirmation, with undo in the toast [schools.status]. Both functions
 * return true once done; errors are shown in the dialog, which stays open.
 */
export function useSchoolStatus() {
  const { t } = useTranslation('schoolActions');
  const failure = useFailure();
  const [update] = useUpdateSchoolMutation();
  const [read] = useLazyGetSchoolQuery();
  const readStatus = async (id: number): Promise<Status> => {
    const { status } = await read({ id }).unwrap();
    return { id, status };
  };
  const put = async (schools: readonly Status[]) => {
    for (const { id, status } of schools) await update({ id, status }).unwrap();
  };
  const undo = (schools: readonly Status[], done: 'archived' | 'reopened') => () =>
    void put(schools).then(() => toast.success(t(done, { count: schools.length })), failure.toast);

  const archive = async (which: Which): Promise<boolean> => {
    const ids = idsOf(which);
    // The schools to archive, with the status that undo restores. Read once: at a retry, some are already archived.
    let toArchive: Status[] | undefined;
    const isDone = await confirm({
      title: 'id' in which ? t('archiveTitle', { name: which.name }) : t('archiveManyTitle', { count: ids.length }),
      body: t('archiveBody', { count: ids.length }),
      undoHint: t('archiveUndoHint', { count: ids.length }),
      confirmLabel: t('archive'),
      action: async () => {
        toArchive ??= ('id' in which ? [which] : await Promise.all(ids.map(readStatus))).filter(
          ({ status }) => status !== 'ARCHIVED',
        );
        await put(toArchive.map(({ id }) => ({ id, status: 'ARCHIVED' })));
      },
      failure: failure.text,
    });
    if (isDone)
      toast.success(
        t('archived', { count: ids.length }),
        toArchive?.length ? { label: t('undo'), onClick: undo(toArchive, 'reopened') } : undefined,
      );
    return isDone;
  };

  const reopen = async (school: Named): Promise<boolean> => {
    const isDone = await confirm({
      title: t('reopenTitle', { name: school.name }),
      body: t('reopenBody'),
      confirmLabel: t('reopen'),
      action: () => put([{ id: school.id, status: 'VISIBLE' }]),
      failure: failure.text,
    });
    if (isDone)
      toast.success(t('reopened', { count: 1 }), {
        label: t('undo'),
        onClick: undo([{ id: school.id, status: 'ARCHIVED' }], 'archived'),
      });
    return isDone;
  };
  return { archive, reopen };
}
