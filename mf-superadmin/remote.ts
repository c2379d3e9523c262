import { defineRemote } from '@memocartes/shared-shell/remote';

import { record } from './record.ts';

export default defineRemote({
  record,
  screens: {
    '/Dashboard': () => import('./dashboard/DashboardPage.tsx'),
    '/superadmin/schools': () => import('./schools/SchoolsPage.tsx'),
  },
  texts: {
    fr: () => import('./texts/fr.json'),
    en: () => import('./texts/en.json'),
  },
});
