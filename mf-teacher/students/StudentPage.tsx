import { StudentBoxesPage } from '@memocartes/shared-features/student-boxes';
import { useTranslation } from 'react-i18next';

/** `/students/:id`: where a pupil's cards stand. */
export default function StudentPage() {
  const { t } = useTranslation('classes');
  return (
    <StudentBoxesPage
      breadcrumb={({ class_ }) => [
        { label: t('myTitle'), to: '/schools/classes' },
        ...(class_ ? [{ label: class_.name, to: `/classes/${class_.id}` }] : []),
      ]}
    />
  );
}
