import { freeSeats } from '@memocartes/contract/offers/limits';
import { useGetSchoolQuery } from '@memocartes/shared-api/schools.api';
import { Banner } from '@memocartes/shared-ui/banner';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useTranslation } from 'react-i18next';

/** Maximum number of free seats for which the notice is shown. */
const fewSeats = 5;

/** Shows that few or no student seats are left [schools.limit-students]. */
export function StudentSeats({ schoolId }: { readonly schoolId: number | undefined }) {
  const { t } = useTranslation('studentPanel');
  const { data: school } = useGetSchoolQuery(schoolId === undefined ? skipToken : { id: schoolId });
  const max = school?.limits.students ?? null;
  if (!school || max === null) return null;
  const nbFree = freeSeats(school.nb_students, max);
  if (nbFree > fewSeats) return null;

  return nbFree > 0 ? (
    <Banner tone="info">{t('seatsLeft', { count: nbFree, max })}</Banner>
  ) : (
    <Banner tone="warning">{t('seatsNone', { count: max })}</Banner>
  );
}
