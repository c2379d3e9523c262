import { accountStatusTexts } from '@memocartes/shared-features/account-status/texts';
import { auditTexts } from '@memocartes/shared-features/audit/texts';
import { cardsScreenTexts } from '@memocartes/shared-features/cards-screen/texts';
import { classActsTexts } from '@memocartes/shared-features/class-acts/texts';
import { classPanelTexts } from '@memocartes/shared-features/class-panel/texts';
import { classSlipsTexts } from '@memocartes/shared-features/class-slips/texts';
import { classesTexts } from '@memocartes/shared-features/classes/texts';
import { followerPanelTexts } from '@memocartes/shared-features/follower-panel/texts';
import { followersInAppTexts } from '@memocartes/shared-features/followers-in-app-panel/texts';
import { paramsTexts } from '@memocartes/shared-features/params/texts';
import { schoolPanelTexts } from '@memocartes/shared-features/school-panel/texts';
import { sessionsListTexts } from '@memocartes/shared-features/sessions-list/texts';
import { staffListTexts } from '@memocartes/shared-features/staff-list/texts';
import { staffPanelTexts } from '@memocartes/shared-features/staff-panel/texts';
import { studentBoxesTexts } from '@memocartes/shared-features/student-boxes/texts';
import { studentImportTexts } from '@memocartes/shared-features/student-import/texts';
import { studentPageTexts } from '@memocartes/shared-features/student-page/texts';
import { studentPanelTexts } from '@memocartes/shared-features/student-panel/texts';
import { studentTrackingTexts } from '@memocartes/shared-features/student-tracking/texts';
import { studentsListTexts } from '@memocartes/shared-features/students-list/texts';
import { superadminPanelTexts } from '@memocartes/shared-features/superadmin-panel/texts';
import { yearChangeTexts } from '@memocartes/shared-features/year-change/texts';
import { slipsTexts } from '@memocartes/shared-features/slips/texts';
import { defineRemote, joinTexts, withTexts } from '@memocartes/shared-shell/remote';

import { record } from './record.ts';
import { schoolTexts } from './school/texts.ts';
import { schoolsTexts } from './schools/texts.ts';

const ownTexts = {
  fr: () => import('./texts/fr.json'),
  en: () => import('./texts/en.json'),
};

export default defineRemote({
  record,
  screens: {
    '/Dashboard': () => import('./dashboard/DashboardPage.tsx'),
    '/schools/slips': withTexts(() => import('@memocartes/shared-features/slips'), slipsTexts),
    '/Params': withTexts(() => import('@memocartes/shared-features/params'), paramsTexts),
    '/superadmin': () => import('./superadmins/SuperadminsPage.tsx'),
    '/superadmin/schools': withTexts(() => import('./schools/SchoolsPage.tsx'), schoolsTexts),
    '/superadmin/schools/:id': withTexts(() => import('./school/SchoolPage.tsx'), schoolTexts),
    '/superadmin/schools/:id/year-change': withTexts(() => import('./school/YearChange.tsx'), yearChangeTexts),
    '/superadmin/users': withTexts(() => import('./users/StaffPage.tsx'), staffListTexts),
    '/superadmin/sessions': withTexts(() => import('./sessions/SessionsPage.tsx'), sessionsListTexts),
    '/superadmin/followers-app': () => import('./followers-app/FollowersAppPage.tsx'),
    '/superadmin/certified-cards': withTexts(() => import('./cards/CertifiedCardsPage.tsx'), cardsScreenTexts),
    '/superadmin/audit': withTexts(() => import('./audit/AuditPage.tsx'), auditTexts),
    '/classes/:id/slips': withTexts(() => import('@memocartes/shared-features/class-slips'), classSlipsTexts),
    '/classes/:id?': withTexts(
      () => import('./classes/ProviderClassPage.tsx'),
      classesTexts,
      classActsTexts,
      studentImportTexts,
    ),
    '/students/:id?': withTexts(
      () => import('./students/ProviderStudentPage.tsx'),
      studentBoxesTexts,
      studentPageTexts,
      studentTrackingTexts,
      studentsListTexts,
    ),
  },
  panels: {
    student: withTexts(() => import('@memocartes/shared-features/student-panel'), studentPanelTexts),
    followers: withTexts(() => import('@memocartes/shared-features/follower-panel'), followerPanelTexts),
    'followers-in-app': withTexts(
      () => import('@memocartes/shared-features/followers-in-app-panel'),
      followersInAppTexts,
    ),
    superadmin: withTexts(() => import('@memocartes/shared-features/superadmin-panel'), superadminPanelTexts),
    school: withTexts(() => import('@memocartes/shared-features/school-panel'), schoolPanelTexts),
    staff: withTexts(() => import('@memocartes/shared-features/staff-panel'), staffPanelTexts),
    class: withTexts(() => import('@memocartes/shared-features/class-panel'), classPanelTexts),
  },
  texts: joinTexts(ownTexts, accountStatusTexts),
});
