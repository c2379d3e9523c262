import { classesTexts } from '@memocartes/shared-features/classes/texts';
import { studentBoxesTexts } from '@memocartes/shared-features/student-boxes/texts';
import { defineRemote, joinTexts } from '@memocartes/shared-shell/remote';

import { record } from './record.ts';

export default defineRemote({
  record,
  screens: {
    '/Dashboard': () => import('./dashboard/DashboardPage.tsx'),
    '/schools/classes': () => import('./classes/MyClassesPage.tsx'),
    '/classes/sessions': () => import('./sessions/SessionsPage.tsx'),
    '/classes/:id/sessions': () => import('./sessions/ClassSessionsPage.tsx'),
    '/classes/:id?': () => import('./classes/MyClassPage.tsx'),
    '/students/:id': () => import('./students/StudentPage.tsx'),
    '/schools/packs': () => import('./packs/PacksPage.tsx'),
    '/creation-packs': () => import('./composer/ComposerPage.tsx'),
  },
  texts: joinTexts(
    { fr: () => import('./texts/fr.json'), en: () => import('./texts/en.json') },
    classesTexts,
    studentBoxesTexts,
  ),
});
