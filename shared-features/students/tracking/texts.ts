import type { Remote } from '@memocartes/shared-shell/remote';

/** Texts of the actions on a student's boxes. */
export const studentTrackingTexts: Remote['texts'] = {
  fr: () => import('./texts/fr.json'),
  en: () => import('./texts/en.json'),
};
