import { ClassesPage } from '@memocartes/shared-features/classes';

/** The classes of the manager's school (specification §2.4). */
export default function SchoolClassesPage() {
  return <ClassesPage scope="school" />;
}
