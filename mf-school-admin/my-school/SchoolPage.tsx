import { OwnSchool } from '@memocartes/shared-features/schools/my-school';
import { useIdParam } from '@memocartes/shared-shell/navigation';

/** `/schools/:id`: one's own school by its number; another one is unknown to the server. */
export default function SchoolPage() {
  return <OwnSchool id={useIdParam()} />;
}
