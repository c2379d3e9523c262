import type { Remote } from '@memocartes/shared-shell/remote';

/** Texts of the list of followers, for the remotes that show it. */
export const followersListTexts: Remote['texts'] = {
  fr: () => import('./texts/fr.json'),
  en: () => import('./texts/en.json'),
};
