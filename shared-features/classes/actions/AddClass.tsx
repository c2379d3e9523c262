import { freeSeats } from '@memocartes/contract/offers/limits';
import { useGetSchoolQuery } from '@memocartes/shared-api/schools.api';
import { useSchoolId } from '@memocartes/shared-shell/navigation';
import { usePanel } from '@memocartes/shared-shell/panel';
import { Can } from '@memocartes/shared-shell/session';
import { Button } from '@memocartes/shared-ui/button';
import { Tooltip } from '@memocartes/shared-ui/tooltip';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useTranslation } from 'react-i18next';

export type AddClassProps = {
  /** The school, if it isn't the person's own. */
  readonly schoolId?: number;
  /** Whether the button is small, next to a heading; otherwise it is the primary action of a page. */
  readonly isSmall?: boolean;
};

/** Button that adds a class in the panel. At the offer's limit it is disabled [schools.limit-classes-text]. */
export function AddClass({ schoolId: otherSchoolId, isSmall }: AddClassProps) {
  const { t } = useTranslation('classActions');
  const ownSchoolId = useSchoolId();
  const schoolId = otherSchoolId ?? ownSchoolId;
  const panel = usePanel();
  const { data: school } = useGetSchoolQuery(schoolId === undefined ? skipToken : { id: schoolId });
  const isFull = !!school && freeSeats(school.nb_classes, school.limits.classes) === 0;

  return (
    <Can do="class:create" on={{ schoolId }}>
      <Tooltip place="bottom" text={isFull && t('full', { count: school.limits.classes ?? 0 })}>
        <Button
          kind={isSmall ? 'secondary' : 'primary'}
          size={isSmall ? 'small' : 'medium'}
          icon="plus"
          disabled={isFull}
          onClick={() => panel.open('class', 'ADD')}
        >
          {t('add')}
        </Button>
      </Tooltip>
    </Can>
  );
}
