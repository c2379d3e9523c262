import { useGetStudentQuery } from '@memocartes/shared-api/students.api';
import { useTranslation } from 'react-i18next';

/** The student of the panel. Every failure has the same text, `fail_fetch` [students.unread]. */
export function useStudent(id: number) {
  const { t } = useTranslation('studentPanel');
  const { data, error, refetch } = useGetStudentQuery({ id });
  return { data, error: error && { code: 'FAIL_FETCH', message: t('fail_fetch') }, refetch };
}
