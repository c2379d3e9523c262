import { SchoolOverview } from '@memocartes/shared-features/schools/page';
import { useIdParam } from '@memocartes/shared-shell/navigation';

/** `/schools/:id`: the teacher's school, with what ties a tablet to it. */
export default function SchoolPage() {
  return <SchoolOverview id={useIdParam()} />;
}
