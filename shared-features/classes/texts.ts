import type { Remote } from '@memocartes/shared-shell/remote';

/** Texts of the classes, for the remotes that show them. */
export const classesTexts: Remote['texts'] = {
  fr: () => import('./texts/fr.json'),
  en: () => import('./texts/en.json'),
};
