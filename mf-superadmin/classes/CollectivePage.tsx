import { CollectiveRevision } from '@memocartes/shared-features/collective-revision';
import { useIdParam } from '@memocartes/shared-shell/navigation';
import { Navigate } from 'react-router-dom';

/**
 * `/classes/collective/:id?`: the cards of a class of any school, one by one. Without an id, redirects to the list of
 * classes.
 */
export default function SuperadminCollectivePage() {
  const id = useIdParam();
  if (id === undefined) return <Navigate to="/classes" replace />;
  return <CollectiveRevision key={id} classId={id} quitTo={`/classes/${id}`} />;
}
