import { schoolPanelTexts } from '@memocartes/shared-features/school-panel/texts';
import { staffPanelTexts } from '@memocartes/shared-features/staff-panel/texts';
import { defineRemote, joinTexts } from '@memocartes/shared-shell/remote';

import { record } from './record.ts';

const ownTexts = {
  fr: () => import('./texts/fr.json'),
  en: () => import('./texts/en.json'),
};

export default defineRemote({
  record,
  screens: {
    '/Dashboard': () => import('./dashboard/DashboardPage.tsx'),
    '/superadmin/schools': () => import('./schools/SchoolsPage.tsx'),
  },
  panels: {
    school: () => import('@memocartes/shared-features/school-panel'),
    staff: () => import('@memocartes/shared-features/staff-panel'),
  },
  texts: joinTexts(ownTexts, schoolPanelTexts, staffPanelTexts),
});
