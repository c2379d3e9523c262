import type { Student } from '@memocartes/contract/students/students.routes';
import { Can } from '@memocartes/shared-shell/session';
import { Card } from '@memocartes/shared-ui/stack';

import { History } from '../../../history/index.ts';
import { StudentFollowers } from '../../followers/StudentFollowers.tsx';

/** The followers of a student and the history of the student, shown below the boxes. */
export function StudentFollowersAndHistory({ student }: { readonly student: Student }) {
  const subject = { schoolId: student.schools_id };
  return (
    <>
      <StudentFollowers student={student} />
      <Can do="history:view" on={subject}>
        <Card>
          <History entityType="STUDENT" entityId={student.id} on={subject} />
        </Card>
      </Can>
    </>
  );
}
