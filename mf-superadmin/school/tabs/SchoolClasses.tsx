import type { School } from '@memocartes/contract/schools/schools.routes';
import { AddClass } from '@memocartes/shared-features/classes/actions';
import { ClassesPage } from '@memocartes/shared-features/classes/list';

/** Classes of the school. */
export function SchoolClasses({ school }: { readonly school: School }) {
  const add = <AddClass schoolId={school.id} />;
  return <ClassesPage embedded scope="school" schoolId={school.id} actions={add} emptyAction={add} />;
}
