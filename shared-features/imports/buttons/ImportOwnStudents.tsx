import { useSchoolId } from '@memocartes/shared-shell/navigation';
import { useTranslation } from 'react-i18next';

import { ImportStudents } from './ImportStudents.tsx';

/**
 * Imports a file of students into one's own school, such as an export from the national tool, which contains each
 * student's class. Does not wait for the school to load, so that the neighbouring buttons do not move.
 */
export function ImportOwnStudents() {
  const { t } = useTranslation('studentImport');
  const id = useSchoolId();
  return id === undefined ? null : <ImportStudents schoolId={id} school={{ id, name: t('wholeSchool') }} />;
}
