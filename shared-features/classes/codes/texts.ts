import type { Remote } from '@memocartes/shared-shell/remote';

/** Texts of the printed list of codes, for the remotes that offer it. */
export const codesTexts: Remote['texts'] = {
  fr: () => import('./texts/fr.json'),
  en: () => import('./texts/en.json'),
};
