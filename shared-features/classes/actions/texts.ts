import type { Remote } from '@memocartes/shared-shell/remote';

/** Texts of the buttons that open a class's panel, for the remotes that draw them. */
export const classActionsTexts: Remote['texts'] = {
  fr: () => import('./texts/fr.json'),
  en: () => import('./texts/en.json'),
};
