import { AddClass, EditClassIcon } from '@memocartes/shared-features/classes/actions';
import { ClassesPage } from '@memocartes/shared-features/classes/list';

/** The classes of the school: the panel adds and edits them. */
export default function SchoolClassesPage() {
  return (
    <ClassesPage
      scope="school"
      actions={<AddClass />}
      emptyAction={<AddClass />}
      rowActions={(class_) => <EditClassIcon class_={class_} />}
    />
  );
}
