import { AddClass } from '@memocartes/shared-features/class-acts';
import { ClassesPage } from '@memocartes/shared-features/classes';
import { useSchoolId } from '@memocartes/shared-shell/navigation';

/** The classes of the manager's school (specification §2.4). */
export default function SchoolClassesPage() {
  const add = <AddClass schoolId={useSchoolId()} />;
  return <ClassesPage scope="school" actions={add} emptyAction={add} />;
}
