import { useGetSchoolQuery } from '@memocartes/shared-api/schools.api';
import { YearChangePage } from '@memocartes/shared-features/schools/year-change';
import { useSchoolId } from '@memocartes/shared-shell/navigation';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useTranslation } from 'react-i18next';

import SchoolPage from './SchoolPage.tsx';

/** `/superadmin/schools/:id/year-change`: the year change of a school, as its school admins see it. */
export default function YearChange() {
  const { t } = useTranslation('schoolPage');
  const id = useSchoolId();
  const { data: school } = useGetSchoolQuery(id === undefined ? skipToken : { id });
  if (id === undefined) return <SchoolPage />;
  const page = `/superadmin/schools/${id}`;
  const back = { label: school?.name ?? t('school'), to: page };
  return <YearChangePage schoolId={id} back={back} placing={`${page}?tab=students&students-class_id=none`} />;
}
