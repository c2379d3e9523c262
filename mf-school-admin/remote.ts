import { classesTexts } from '@memocartes/shared-features/classes/texts';
import { studentBoxesTexts } from '@memocartes/shared-features/student-boxes/texts';
import { studentImportTexts } from '@memocartes/shared-features/student-import/texts';
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
    '/schools/classes': () => import('./classes/SchoolClassesPage.tsx'),
    '/classes/:id': () => import('./classes/SchoolClassPage.tsx'),
    '/students/:id': () => import('./students/StudentPage.tsx'),
  },
  texts: joinTexts(ownTexts, classesTexts, studentBoxesTexts, studentImportTexts),
});
