import { useSchoolId } from '@memocartes/shared-shell/navigation';
import { useTranslation } from 'react-i18next';

import { ImportStudents } from './ImportStudents.tsx';

/**
 * Imports a file of students into one's own school: the national extraction, with each student's class. Rendered at once, so that its
 * neighbours do not move.
 */
export function ImportOwnStudents() {
  const { t } = useTranslation('studentImport');
  const id = useSchoolId();
  return id === undefined ? null : <ImportStudents schoolId={id} school={{ id, name: t('wholeSchool') }} />;
}
