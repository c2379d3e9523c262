import type { Remote } from '@memocartes/shared-shell/remote';

/** Texts of the physical cards of several students, for the remotes with this action. */
export const physicalCardsTexts: Remote['texts'] = {
  fr: () => import('./texts/fr.json'),
  en: () => import('./texts/en.json'),
};
