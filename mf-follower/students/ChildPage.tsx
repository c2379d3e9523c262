import { StudentBoxesPage } from '@memocartes/shared-features/students/page';
import { useTranslation } from 'react-i18next';

/** A child's boxes by subject, for their followers. */
export default function ChildPage() {
  const { t } = useTranslation('children');
  return <StudentBoxesPage breadcrumb={() => [{ label: t('title'), to: '/my-childrens' }]} />;
}
