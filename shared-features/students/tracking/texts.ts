import type { Remote } from '@memocartes/shared-shell/remote';

/** Texts of what is done to a student's boxes, for the remotes that show it. */
export const studentTrackingTexts: Remote['texts'] = {
  fr: () => import('./texts/fr.json'),
  en: () => import('./texts/en.json'),
};
