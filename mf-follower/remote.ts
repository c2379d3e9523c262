import { studentBoxesTexts } from '@memocartes/shared-features/student-boxes/texts';
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
    '/my-childrens': () => import('./children/MyChildrenPage.tsx'),
    '/students/:id': () => import('./students/ChildPage.tsx'),
  },
  texts: joinTexts(ownTexts, studentBoxesTexts),
});
