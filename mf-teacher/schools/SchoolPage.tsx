import { SchoolOverview } from '@memocartes/shared-features/schools/page';
import { useIdParam } from '@memocartes/shared-shell/navigation';

/** `/schools/:id`: the teacher's school, with the code to attach tablets. */
export default function SchoolPage() {
  return <SchoolOverview id={useIdParam()} />;
}
