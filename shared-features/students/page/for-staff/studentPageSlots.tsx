import type { Student } from '@memocartes/contract/students/students.routes';

import { PhysicalCards, TrackingActions } from '../../tracking/index.ts';
import { StudentActions } from './StudentActions.tsx';
import { StudentFollowersAndHistory } from './StudentFollowersAndHistory.tsx';

/** What those who keep a student's record find on the student's page beside the boxes: its `actions`, and `more` below. */
export const studentPageSlots = {
  actions: (student: Student) => (
    <>
      <TrackingActions student={student} />
      <StudentActions student={student} />
    </>
  ),
  more: (student: Student) => (
    <>
      <PhysicalCards student={student} />
      <StudentFollowersAndHistory student={student} />
    </>
  ),
};
