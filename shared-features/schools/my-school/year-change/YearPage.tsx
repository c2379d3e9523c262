import { YearChangePage } from '../../year-change/index.ts';
import { useSchoolId } from '@memocartes/shared-shell/navigation';
import { useTranslation } from 'react-i18next';

/** `/my-school/year-change`: the school admin moves the whole school up a level. */
export default function YearPage() {
  const { t } = useTranslation('mySchool');
  const schoolId = useSchoolId();
  if (schoolId === undefined) return null;
  return <YearChangePage schoolId={schoolId} back={{ label: t('title'), to: '/my-school' }} />;
}
