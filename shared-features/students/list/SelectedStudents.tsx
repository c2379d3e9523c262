import { useSchoolId } from '@memocartes/shared-shell/navigation';
import { Button } from '@memocartes/shared-ui/button';
import type { RowKey } from '@memocartes/shared-ui/data-table';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { useDeparture } from '../departure/index.ts';
import { PhysicalCardsDialog, usePhysicalBoxes } from '../physical-cards/index.ts';
import { ChooseClassDialog, type Target, usePlaceStudents } from '../placement/index.ts';
import { useDeleteStudents } from './useDeleteStudents.ts';

type Props = {
  readonly selection: { readonly selected: ReadonlySet<RowKey>; readonly clear: () => void };
  readonly schoolId: number | undefined;
};

/** Actions on the selected students: assign, unassign, physical cards, mark as departed, delete. */
export function SelectedStudents({ selection, schoolId: otherSchoolId }: Props) {
  const { t } = useTranslation(['studentsList', 'physicalCards', 'studentDeparture']);
  const ownSchoolId = useSchoolId();
  const schoolId = otherSchoolId ?? ownSchoolId;
  const [isChoosing, setIsChoosing] = useState(false);
  const [isSettingCards, setIsSettingCards] = useState(false);
  const hasBoxes = !!usePhysicalBoxes(schoolId)?.total;
  const place = usePlaceStudents();
  const remove = useDeleteStudents();
  const { leave } = useDeparture();
  const ids = [...selection.selected].map(Number);

  const placeIn = async (target: Target) => {
    setIsChoosing(false);
    if (await place(ids, target)) selection.clear();
  };

  const leaveAll = async () => {
    if (await leave(ids)) selection.clear();
  };

  const removeAll = async () => {
    if (await remove(ids)) selection.clear();
  };

  return (
    <>
      <Button size="small" icon="assign" onClick={() => setIsChoosing(true)}>
        {t('assign')}
      </Button>
      <Button size="small" icon="unlink" onClick={() => void placeIn(null)}>
        {t('unassign')}
      </Button>
      {hasBoxes && (
        <Button size="small" icon="box" onClick={() => setIsSettingCards(true)}>
          {t('physicalCards:open')}
        </Button>
      )}
      <Button size="small" icon="logout" onClick={() => void leaveAll()}>
        {t('studentDeparture:leave')}
      </Button>
      <Button size="small" kind="danger-quiet" icon="trash" onClick={() => void removeAll()}>
        {t('delete')}
      </Button>
      {isChoosing && (
        <ChooseClassDialog
          schoolId={otherSchoolId}
          count={ids.length}
          onChoose={(target) => void placeIn(target)}
          onClose={() => setIsChoosing(false)}
        />
      )}
      {isSettingCards && (
        <PhysicalCardsDialog
          ids={ids}
          schoolId={schoolId}
          onDone={selection.clear}
          onClose={() => setIsSettingCards(false)}
        />
      )}
    </>
  );
}
