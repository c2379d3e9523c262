import { defineRemote } from '@memocartes/shared-shell/remote';

import { record } from './record.ts';

export default defineRemote({
  record,
  screens: {
    '/Dashboard': () => import('./dashboard/DashboardPage.tsx'),
    '/my-childrens': () => import('./children/MyChildrenPage.tsx'),
  },
  texts: {
    fr: () => import('./texts/fr.json'),
    en: () => import('./texts/en.json'),
  },
});
