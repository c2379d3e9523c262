import type { Student } from '@memocartes/contract/students/students.routes';

import { PhysicalCards, TrackingActions } from '../../tracking/index.ts';
import { StudentActions } from './StudentActions.tsx';
import { StudentFollowersAndHistory } from './StudentFollowersAndHistory.tsx';

/** Slots of the student page of superadmins and school admins: `actions` in the header, and `more` below the boxes. */
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
