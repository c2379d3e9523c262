import { useSchoolId } from '@memocartes/shared-shell/navigation';
import { useTranslation } from 'react-i18next';

import { ImportStudents } from './ImportStudents.tsx';

/**
 * The button that imports a file of students, such as an export from the national tool (ONDE), into the person's own
 * school. It does not wait for the school to load, so that the buttons next to it do not move.
 */
export function ImportOwnStudents() {
  const { t } = useTranslation('studentImport');
  const id = useSchoolId();
  return id === undefined ? null : <ImportStudents schoolId={id} school={{ id, name: t('wholeSchool') }} />;
}
