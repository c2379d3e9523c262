import { allowsHomeRevision } from '@memocartes/contract/devices/home-revision/home';
import { api, idTag } from '@memocartes/shared-api/base';
import { useViewHomeAccessQuery } from '@memocartes/shared-api/home.api';
import { ScanCardsButton } from '@memocartes/shared-features/scan';
import { StudentBoxesPage } from '@memocartes/shared-features/students/page';
import { useIdParam } from '@memocartes/shared-shell/navigation';
import { Row } from '@memocartes/shared-ui/stack';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { Navigate } from 'react-router-dom';

import { DetachedChild } from '../children/DetachedChild.tsx';
import { useChildrenEvents } from '../live/useChildrenEvents.ts';

/** `/students/:id?`: the boxes and cards of a child; without an id, redirects to `/my-childrens` [families.students]. */
export default function ChildPage() {
  const id = useIdParam();
  return id === undefined ? <Navigate to="/my-childrens" replace /> : <Child key={id} id={id} />;
}

function Child({ id }: { readonly id: number }) {
  const { t } = useTranslation('children');
  const dispatch = useDispatch();
  useChildrenEvents(() => dispatch(api.util.invalidateTags([idTag('student', id), idTag('cardStudent', id)])));
  return (
    <StudentBoxesPage
      breadcrumb={() => [{ label: t('title'), to: `/my-childrens/${id}` }]}
      notFound={<DetachedChild />}
      more={({ id: studentId }) => (
        <Row>
          <ScanAtHome studentId={studentId} />
        </Row>
      )}
    />
  );
}

/** The scanner, if the child's class allows revision at home [scanning.home]. */
function ScanAtHome({ studentId }: { readonly studentId: number }) {
  const { data: access } = useViewHomeAccessQuery({ id: studentId });
  if (!access || !allowsHomeRevision(access.option)) return null;
  return <ScanCardsButton studentId={studentId} />;
}
