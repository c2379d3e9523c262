import type { Remote } from '@memocartes/shared-shell/remote';

/** Texts of the name labels of a class, for the remotes that print them. */
export const nameLabelsTexts: Remote['texts'] = {
  fr: () => import('./texts/fr.json'),
  en: () => import('./texts/en.json'),
};
