import { classPanelTexts } from '@memocartes/shared-features/class-panel/texts';
import { classesTexts } from '@memocartes/shared-features/classes/texts';
import { followerPanelTexts } from '@memocartes/shared-features/follower-panel/texts';
import { followersListTexts } from '@memocartes/shared-features/followers-list/texts';
import { staffListTexts } from '@memocartes/shared-features/staff-list/texts';
import { staffPanelTexts } from '@memocartes/shared-features/staff-panel/texts';
import { studentBoxesTexts } from '@memocartes/shared-features/student-boxes/texts';
import { studentImportTexts } from '@memocartes/shared-features/student-import/texts';
import { studentPanelTexts } from '@memocartes/shared-features/student-panel/texts';
import { studentsListTexts } from '@memocartes/shared-features/students-list/texts';
import { defineRemote, joinTexts, withTexts } from '@memocartes/shared-shell/remote';

import { record } from './record.ts';

const ownTexts = {
  fr: () => import('./texts/fr.json'),
  en: () => import('./texts/en.json'),
};

export default defineRemote({
  record,
  screens: {
    '/Dashboard': () => import('./dashboard/DashboardPage.tsx'),
    '/schools/users': () => import('./users/StaffPage.tsx'),
    '/schools/followers': () => import('./followers/FollowersPage.tsx'),
    '/schools/students': () => import('./students/StudentsPage.tsx'),
    '/schools/assignment': () => import('./assignment/AssignmentPage.tsx'),
    '/schools/classes': () => import('./classes/SchoolClassesPage.tsx'),
    '/classes/:id': () => import('./classes/SchoolClassPage.tsx'),
    '/students/:id': () => import('./students/StudentPage.tsx'),
  },
  panels: {
    student: withTexts(() => import('@memocartes/shared-features/student-panel'), studentPanelTexts),
    followers: withTexts(() => import('@memocartes/shared-features/follower-panel'), followerPanelTexts),
    staff: withTexts(() => import('@memocartes/shared-features/staff-panel'), staffPanelTexts),
    class: withTexts(() => import('@memocartes/shared-features/class-panel'), classPanelTexts),
  },
  texts: joinTexts(
    ownTexts,
    classesTexts,
    studentBoxesTexts,
    studentImportTexts,
    studentsListTexts,
    staffListTexts,
    followersListTexts,
  ),
});
