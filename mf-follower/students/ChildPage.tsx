import { allowsHomeRevision } from '@memocartes/contract/devices/home-revision/home';
import { useViewHomeAccessQuery } from '@memocartes/shared-api/home.api';
import { ScanCards } from '@memocartes/shared-features/scan';
import { StudentBoxesPage } from '@memocartes/shared-features/students/page';
import { useIdParam } from '@memocartes/shared-shell/navigation';
import { Row } from '@memocartes/shared-ui/stack';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';

/** `/students/:id?`: all cards of a child; without an id, redirects to `/my-childrens` [families.students]. */
export default function ChildPage() {
  const { t } = useTranslation('children');
  const id = useIdParam();
  if (id === undefined) return <Navigate to="/my-childrens" replace />;
  return (
    <StudentBoxesPage
      key={id}
      breadcrumb={() => [{ label: t('title'), to: `/my-childrens/${id}` }]}
      more={({ id: studentId }) => (
        <Row>
          <ScanAtHome studentId={studentId} />
        </Row>
      )}
    />
  );
}

/** The scanner, where the child's class allows revision at home [scanning.home]. */
function ScanAtHome({ studentId }: { readonly studentId: number }) {
  const { data: access } = useViewHomeAccessQuery({ id: studentId });
  if (!access || !allowsHomeRevision(access.option)) return null;
  return <ScanCards studentId={studentId} />;
}
