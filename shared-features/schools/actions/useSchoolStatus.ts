import { endWarning } from '@memocartes/contract/schools/ending';
import type { School } from '@memocartes/contract/schools/schools.routes';
import { useLazyGetSchoolQuery, useUpdateSchoolMutation } from '@memocartes/shared-api/schools.api';
import { skippingDeleted, useFailure } from '@memocartes/shared-shell/errors';
import { useDates } from '@memocartes/shared-shell/i18n';
import { confirm } from '@memocartes/shared-ui/dialog';
import { toast } from '@memocartes/shared-ui/toast';
import { useTranslation } from 'react-i18next';

type Named = Pick<School, 'id' | 'name' | 'status'>;
/** One school with its name, or the ids of several schools. */
type SchoolOrIds = Named | readonly number[];
type Status = Pick<School, 'id' | 'status'>;

const idsOf = (schoolOrIds: SchoolOrIds): readonly number[] => ('id' in schoolOrIds ? [schoolOrIds.id] : schoolOrIds);

/**
 * Archives schools, or reopens a school, after confirmation, with undo in the toast [schools.status]. Both functions
 * return true once done; errors are shown in the dialog, which stays open.
 */
export function useSchoolStatus() {
  const { t } = useTranslation('schoolActions');
  const failure = useFailure();
  const dates = useDates();
  const [update] = useUpdateSchoolMutation();
  const [read] = useLazyGetSchoolQuery();

  const readStatus = async (id: number): Promise<Status> => {
    const { status } = await read({ id }).unwrap();
    return { id, status };
  };

  /** Returns the number of schools changed. Throws if all were deleted. */
  const updateAll = async (schools: readonly Status[]): Promise<number> =>
    (await skippingDeleted(schools, ({ id, status }) => update({ id, status }).unwrap()).runAny()).length;

  const undo = async (schools: readonly Status[], done: 'archived' | 'reopened') => {
    try {
      toast.success(t(done, { count: await updateAll(schools) }));
    } catch (error) {
      failure.toast(error);
    }
  };

  const archive = async (schoolOrIds: SchoolOrIds): Promise<boolean> => {
    const ids = idsOf(schoolOrIds);
    // The schools to archive, with the status that undo restores. Read once: at a retry, some are already archived.
    let toArchive: Status[] | undefined;
    let count = ids.length;
    const isDone = await confirm({
      title:
        'id' in schoolOrIds
          ? t('archiveTitle', { name: schoolOrIds.name })
          : t('archiveManyTitle', { count: ids.length }),
      body: t('archiveBody', { count: ids.length }),
      undoHint: t('archiveUndoHint', { count: ids.length }),
      confirmLabel: t('archive'),
      action: async () => {
        if (!toArchive) {
          const existing = 'id' in schoolOrIds ? [schoolOrIds] : await skippingDeleted(ids, readStatus).runAny();
          count = existing.length;
          toArchive = existing.filter(({ status }) => status !== 'ARCHIVED');
        }
        await updateAll(toArchive.map(({ id }) => ({ id, status: 'ARCHIVED' })));
      },
      failure: failure.text,
    });
    if (isDone) {
      const archived = toArchive ?? [];
      toast.success(
        t('archived', { count }),
        archived.length > 0 ? { label: t('undo'), onClick: () => void undo(archived, 'reopened') } : undefined,
      );
    }
    return isDone;
  };

  const reopen = async (school: Named & Pick<School, 'date_expiration'>): Promise<boolean> => {
    const { date_expiration: end } = school;
    const hasEnded = end !== null && endWarning(end) === 'OVER';
    const isDone = await confirm({
      title: t('reopenTitle', { name: school.name }),
      body: hasEnded ? t('reopenBodyEnded', { date: dates.day(end) }) : t('reopenBody'), // [schools.reopen]
      confirmLabel: t('reopen'),
      action: () => updateAll([{ id: school.id, status: 'VISIBLE' }]),
      failure: failure.text,
    });
    if (isDone) {
      toast.success(t('reopened', { count: 1 }), {
        label: t('undo'),
        onClick: () => void undo([{ id: school.id, status: 'ARCHIVED' }], 'archived'),
      });
    }
    return isDone;
  };

  return { archive, reopen };
}
