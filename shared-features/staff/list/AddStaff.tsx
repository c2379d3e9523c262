import { freeSeats } from '@memocartes/contract/offers/limits';
import { isIndependentOffer } from '@memocartes/contract/offers/offers';
import { useGetSchoolQuery } from '@memocartes/shared-api/schools.api';
import { usePanel } from '@memocartes/shared-shell/panel';
import { Can } from '@memocartes/shared-shell/session';
import { Button } from '@memocartes/shared-ui/button';
import { Tooltip } from '@memocartes/shared-ui/tooltip';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useTranslation } from 'react-i18next';

/**
 * Opens the staff panel to add a person; without a teacher seat left, only school admins can be added [staff.seats]
 * [staff.admin-no-seat]. Nobody else can be added to the school of an independent teacher [schools.limit-teachers].
 */
export function AddStaff({ schoolId }: { readonly schoolId: number | undefined }) {
  const { t } = useTranslation('staffList');
  const panel = usePanel();
  const { data: school } = useGetSchoolQuery(schoolId === undefined ? skipToken : { id: schoolId });
  const isFull = !!school && freeSeats(school.nb_teachers, school.limits.teachers) === 0;
  const isOnlyTeacher = isFull && isIndependentOffer(school.offers_id);

  return (
    <Can do="user:create" on={{ schoolId }}>
      <Tooltip
        place="bottom"
        text={isFull && (isOnlyTeacher ? t('fullAlone') : t('full', { count: school.limits.teachers }))}
      >
        <Button kind="primary" icon="plus" disabled={isOnlyTeacher} onClick={() => panel.open('staff', 'ADD')}>
          {t('add')}
        </Button>
      </Tooltip>
    </Can>
  );
}
