import { ClassActions } from '@memocartes/shared-features/class-acts';
import { ClassPage } from '@memocartes/shared-features/classes';
import { ImportStudents } from '@memocartes/shared-features/import-students';

/** A class of the school admin's school: its name and teachers are changed, its students come from a file or are placed here. */
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
