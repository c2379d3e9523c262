import type { Remote } from '@memocartes/shared-shell/remote';

/** Texts of the actions on a school. */
export const schoolActionsTexts: Remote['texts'] = {
  fr: () => import('./texts/fr.json'),
  en: () => import('./texts/en.json'),
};
