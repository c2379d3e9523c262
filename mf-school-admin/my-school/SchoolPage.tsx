import { OwnSchool } from '@memocartes/shared-features/schools/my-school';
import { useIdParam } from '@memocartes/shared-shell/navigation';

/** `/schools/:id`: the user's school; the server returns 404 for other schools. */
export default function SchoolPage() {
  return <OwnSchool id={useIdParam()} />;
}
