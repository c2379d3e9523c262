import { defineRemote } from '@memocartes/shared-shell/remote';

import { record } from './record.ts';

export default defineRemote({
  record,
  screens: { '/example': () => import('./example/ExamplePage.tsx') },
  texts: {
    fr: () => import('./texts/fr.json'),
    en: () => import('./texts/en.json'),
  },
});
