import { mondayOf, today } from '@memocartes/contract/learning/calendar/days';
import { schoolYearStart } from '@memocartes/contract/learning/calendar/school-year';
import { useViewPackQuery } from '@memocartes/shared-api/packs.api';
import { useDates } from '@memocartes/shared-shell/i18n';
import { Banner } from '@memocartes/shared-ui/banner';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useTranslation } from 'react-i18next';

type Props = {
  readonly packId: number | undefined;
  readonly classId: number | null;
  /** Monday of the chosen week. While it is null, the warning is about the current school year. */
  readonly week: string | null;
};

/**
 * Warns that the class already has this pack for another week of the same school year; assigning it again is allowed
 * [packs.given-before].
 */
export function AssignedBeforeWarning({ packId, classId, week: chosen }: Props) {
  const { t } = useTranslation('packs');
  const dates = useDates();
  const { currentData: pack } = useViewPackQuery(packId === undefined ? skipToken : { id: packId });
  const firstWeek = mondayOf(schoolYearStart(chosen ?? today()));
  const earlier = pack?.classes.filter(({ classes_id, week }) => classes_id === classId && week >= firstWeek) ?? [];
  if (earlier.length === 0) return null;
  const days = earlier.map(({ week }) => week).toSorted();

  return (
    <Banner tone="warning">
      {t('givenBefore', { count: days.length, name: earlier[0]!.name, days: days.map(dates.long).join(', ') })}
    </Banner>
  );
}
