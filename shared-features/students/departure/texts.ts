import type { Remote } from '@memocartes/shared-shell/remote';

/** Texts of students who leave the school or come back. */
export const studentDepartureTexts: Remote['texts'] = {
  fr: () => import('./texts/fr.json'),
  en: () => import('./texts/en.json'),
};
