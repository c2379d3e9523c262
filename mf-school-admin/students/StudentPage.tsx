import { StudentBoxesPage } from '@memocartes/shared-features/students/page';
import { studentPageSlots } from '@memocartes/shared-features/students/page/for-staff';
import { useTranslation } from 'react-i18next';

/** A student of the school: cards by box, followers, history. */
export default function StudentPage() {
  const { t } = useTranslation('classes');
  return (
    <StudentBoxesPage
      breadcrumb={({ class_ }) => [
        { label: t('title'), to: '/schools/classes' },
        ...(class_ ? [{ label: class_.name, to: `/classes/${class_.id}` }] : []),
      ]}
      {...studentPageSlots}
    />
  );
}
