import { useSchoolId } from '@memocartes/shared-shell/navigation';
import { useTranslation } from 'react-i18next';

import { YearChangePage } from '../../year-change/index.ts';

/** `/my-school/year-change`: moves the school to the next school year. */
export default function OwnYearChangePage() {
  const { t } = useTranslation('mySchool');
  const schoolId = useSchoolId();
  if (schoolId === undefined) return null;
  return (
    <YearChangePage schoolId={schoolId} back={{ label: t('title'), to: '/my-school' }} placing="/schools/assignment" />
  );
}
