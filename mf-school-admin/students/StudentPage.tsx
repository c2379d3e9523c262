import { StudentBoxesPage } from '@memocartes/shared-features/students/page';
import { studentPageSlots } from '@memocartes/shared-features/students/page/for-staff';
import { useTranslation } from 'react-i18next';
import { Navigate, useParams } from 'react-router-dom';

/**
 * `/students/:id?`: a student of the school, with cards by box, followers and history [families.students]. Without an
 * id, redirects to the list of students.
 */
export default function StudentPage() {
  const { t } = useTranslation('classes');
  if (!useParams()['id']) return <Navigate to="/schools/students" replace />;
  return (
    <StudentBoxesPage
      breadcrumb={(student) => [
        { label: t('title'), to: '/schools/classes' },
        ...(student?.class_ ? [{ label: student.class_.name, to: `/classes/${student.class_.id}` }] : []),
      ]}
      {...studentPageSlots}
    />
  );
}
