import type { Remote } from '@memocartes/shared-shell/remote';

/** Texts of pictures of people, for the remotes that change them. */
export const avatarTexts: Remote['texts'] = {
  fr: () => import('./texts/fr.json'),
  en: () => import('./texts/en.json'),
};
