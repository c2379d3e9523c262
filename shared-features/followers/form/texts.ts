import type { Remote } from '@memocartes/shared-shell/remote';

/** Texts of the follower form, for the remotes that add or change followers. */
export const followerFormTexts: Remote['texts'] = {
  fr: () => import('./texts/fr.json'),
  en: () => import('./texts/en.json'),
};
