import type { Pack } from '@memocartes/contract/packs/packs.routes';
import { useAssignPackMutation } from '@memocartes/shared-api/packs.api';
import { useFailure } from '@memocartes/shared-shell/errors';
import { Banner } from '@memocartes/shared-ui/banner';
import { Button } from '@memocartes/shared-ui/button';
import { Dialog } from '@memocartes/shared-ui/dialog';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { NoClass } from '../../no-class/index.ts';
import { PackLevelCounts } from '../level-counts/index.ts';
import { AssignedBeforeWarning } from './AssignedBeforeWarning.tsx';
import { ClassWeekPicker } from './ClassWeekPicker.tsx';
import { useAssignedToast } from './useAssignedToast.ts';
import { useMyClasses } from './useMyClasses.ts';
import { useSameWeekInClass } from './useSameWeekInClass.ts';

type Props = {
  readonly pack: Pick<Pack, 'id' | 'title'>;
  /** Class and week that already have the pack: the dialog copies it to another class, by default for the same week. */
  readonly from?: { readonly classId: number; readonly week: string };
  readonly onClose: () => void;
};

/**
 * Assigns a pack to one of the user's classes for a week. A conflict in the preselected week is shown immediately;
 * after an error, class and week stay selected [packs.week] [packs.week-text]. Says how to get a class if the user has
 * none.
 */
export function AssignPackDialog({ pack, from, onClose }: Props) {
  const { t } = useTranslation('packs');
  const failure = useFailure();
  const showAssigned = useAssignedToast();
  const ownClasses = useMyClasses().data;
  const classes = ownClasses?.filter(({ id }) => id !== from?.classId) ?? [];
  const [picked, setPicked] = useState<number | null>(null);
  /** Undefined until a week is chosen. */
  const [chosen, setChosen] = useState<string | null>();
  const [assign, { isLoading, error, reset }] = useAssignPackMutation();
  const classId = picked ?? (classes.length === 1 ? classes[0]!.id : null);
  const sameWeek = useSameWeekInClass(classId, from?.week);
  const week = chosen === undefined ? sameWeek.free : chosen;

  const save = async () => {
    if (classId === null || week === null) return;
    const { data } = await assign({ id: pack.id, classes_id: classId, week });
    if (!data) return;
    onClose();
    showAssigned(data, { title: pack.title, name: classes.find(({ id }) => id === classId)?.name ?? '', week });
  };

  const footer = (
    <>
      <Button onClick={onClose} disabled={isLoading}>
        {t('cancel')}
      </Button>
      <Button kind="primary" disabled={week === null} busy={isLoading} onClick={() => void save()}>
        {t('give')}
      </Button>
    </>
  );

  return (
    <Dialog
      title={t(from ? 'copyPackTitle' : 'givePackTitle', { title: pack.title })}
      width={760}
      onClose={onClose}
      busy={isLoading}
      footer={footer}
    >
      {chosen === undefined && sameWeek.conflict && <Banner tone="warning">{sameWeek.conflict}</Banner>}
      <AssignedBeforeWarning packId={pack.id} classId={classId} week={week} />
      <PackLevelCounts packId={pack.id} class_={classes.find(({ id }) => id === classId)} />
      {ownClasses?.length === 0 ? (
        <NoClass about={t('needsClass')} />
      ) : (
        <ClassWeekPicker
          classId={classId}
          week={week}
          except={from?.classId}
          onClass={(id) => {
            setPicked(id);
            reset();
          }}
          onWeek={(monday) => {
            // A change of the class passes null: the week of `from` is then preselected again.
            setChosen(monday ?? undefined);
            reset();
          }}
          error={error && failure.text(error)}
        />
      )}
    </Dialog>
  );
}
