import { useGetSchoolQuery } from '@memocartes/shared-api/schools.api';
import { YearChangePage } from '@memocartes/shared-features/schools/year-change';
import { useSchoolId } from '@memocartes/shared-shell/navigation';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useTranslation } from 'react-i18next';

import SchoolPage from './SchoolPage.tsx';

/** `/superadmin/schools/:id/year-change`: the school's year change, the same page as for its school admin. */
export default function YearChange() {
  const { t } = useTranslation('schoolPage');
  const id = useSchoolId();
  const { data: school } = useGetSchoolQuery(id === undefined ? skipToken : { id });
  if (id === undefined) return <SchoolPage />;
  const back = { label: school?.name ?? t('school'), to: `/superadmin/schools/${id}` };
  return <YearChangePage schoolId={id} back={back} />;
}
