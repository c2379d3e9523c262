import type { Remote } from '@memocartes/shared-shell/remote';

/** Texts of lists that show every school. */
export const everySchoolTexts: Remote['texts'] = {
  fr: () => import('./texts/fr.json'),
  en: () => import('./texts/en.json'),
};
