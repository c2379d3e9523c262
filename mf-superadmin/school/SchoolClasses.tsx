import type { School } from '@memocartes/contract/schools/schools.routes';
import { AddClass } from '@memocartes/shared-features/class-acts';
import { ClassesPage } from '@memocartes/shared-features/classes';
import { Row } from '@memocartes/shared-ui/stack';

/** Classes of the school. */
export function SchoolClasses({ school }: { readonly school: School }) {
  const add = <AddClass schoolId={school.id} />;
  return <ClassesPage embedded scope="school" schoolId={school.id} actions={<Row>{add}</Row>} emptyAction={add} />;
}
