import { ClassActions } from '@memocartes/shared-features/classes/actions';
import { ClassPage } from '@memocartes/shared-features/classes/page';
import { ImportStudents } from '@memocartes/shared-features/imports/buttons';

/** A class of the school: edit its name and teachers, import or place its students. */
export default function SchoolClassPage() {
  return (
    <ClassPage
      scope="school"
      actions={(class_) => (
        <div className="classes__acts">
          <ClassActions class_={class_} />
        </div>
      )}
      emptyAction={(class_) => <ImportStudents schoolId={class_.schools_id} class_={class_} />}
    />
  );
}
