import type { Remote } from '@memocartes/shared-shell/remote';

/** Texts of the buttons and the menu of actions on a class, for the remotes that show them. */
export const classActionsTexts: Remote['texts'] = {
  fr: () => import('./texts/fr.json'),
  en: () => import('./texts/en.json'),
};
