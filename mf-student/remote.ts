import { defineRemote } from '@memocartes/shared-shell/remote';

import { record } from './record.ts';

export default defineRemote({
  record,
  screens: {
    '/device': () => import('./device/DevicePage.tsx'),
    '/device/home': () => import('./device/home-revision/HomePage.tsx'),
  },
  texts: {
    fr: () => import('./texts/fr.json'),
    en: () => import('./texts/en.json'),
  },
});
