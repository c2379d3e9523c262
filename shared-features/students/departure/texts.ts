import type { Remote } from '@memocartes/shared-shell/remote';

/** Texts of marking students as departed or present again. */
export const studentDepartureTexts: Remote['texts'] = {
  fr: () => import('./texts/fr.json'),
  en: () => import('./texts/en.json'),
};
