import type { Remote } from '@memocartes/shared-shell/remote';

/** Texts of what is done to a school, for the remotes that do it. */
export const schoolActionsTexts: Remote['texts'] = {
  fr: () => import('./texts/fr.json'),
  en: () => import('./texts/en.json'),
};
