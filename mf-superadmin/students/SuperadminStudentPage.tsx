import { StudentsList } from '@memocartes/shared-features/students/list';
import { StudentBoxesPage } from '@memocartes/shared-features/students/page';
import { studentPageSlots } from '@memocartes/shared-features/students/page/for-staff';
import { useIdParam } from '@memocartes/shared-shell/navigation';
import { useTranslation } from 'react-i18next';

/**
 * `/students/:id?`: a student of any school; without an id, the list of all students. The list is read-only: students
 * are placed in classes from the page of their school.
 */
export default function SuperadminStudentPage() {
  const { t } = useTranslation('school');
  const id = useIdParam();
  if (id === undefined) return <StudentsList scope="school" readOnly everySchool />;
  return (
    <StudentBoxesPage
      key={id}
      breadcrumb={(student) => [
        { label: t('title'), to: '/superadmin/schools' },
        ...(student
          ? [{ label: student.school.name, to: `/superadmin/schools/${student.school.id}?tab=students` }]
          : []),
        ...(student?.class_ ? [{ label: student.class_.name, to: `/classes/${student.class_.id}` }] : []),
      ]}
      {...studentPageSlots}
    />
  );
}
