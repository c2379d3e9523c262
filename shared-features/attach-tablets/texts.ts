import type { Remote } from '@memocartes/shared-shell/remote';

/** Texts of a school's code, for the remotes that show it. */
export const attachTabletsTexts: Remote['texts'] = {
  fr: () => import('./texts/fr.json'),
  en: () => import('./texts/en.json'),
};
