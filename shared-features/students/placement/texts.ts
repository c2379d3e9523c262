import type { Remote } from '@memocartes/shared-shell/remote';

/** Texts of placing students in classes, for the remotes with this action. */
export const placementTexts: Remote['texts'] = {
  fr: () => import('./texts/fr.json'),
  en: () => import('./texts/en.json'),
};
