import { classPanelTexts } from '@memocartes/shared-features/class-panel/texts';
import { followerPanelTexts } from '@memocartes/shared-features/follower-panel/texts';
import { followersInAppTexts } from '@memocartes/shared-features/followers-in-app-panel/texts';
import { paramsTexts } from '@memocartes/shared-features/params/texts';
import { schoolPanelTexts } from '@memocartes/shared-features/school-panel/texts';
import { staffPanelTexts } from '@memocartes/shared-features/staff-panel/texts';
import { studentPanelTexts } from '@memocartes/shared-features/student-panel/texts';
import { superadminPanelTexts } from '@memocartes/shared-features/superadmin-panel/texts';
import { defineRemote, withTexts } from '@memocartes/shared-shell/remote';

import { record } from './record.ts';

const ownTexts = {
  fr: () => import('./texts/fr.json'),
  en: () => import('./texts/en.json'),
};

export default defineRemote({
  record,
  screens: {
    '/Dashboard': () => import('./dashboard/DashboardPage.tsx'),
    '/Params': withTexts(() => import('@memocartes/shared-features/params'), paramsTexts),
    '/superadmin/schools': () => import('./schools/SchoolsPage.tsx'),
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
  texts: ownTexts,
});
