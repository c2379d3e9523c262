import type { Remote } from '@memocartes/shared-shell/remote';

/** Texts for changing the picture of a person, for the remotes that offer it. */
export const avatarTexts: Remote['texts'] = {
  fr: () => import('./texts/fr.json'),
  en: () => import('./texts/en.json'),
};
