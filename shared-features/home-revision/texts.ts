import type { Remote } from '@memocartes/shared-shell/remote';

/** Texts of revision at home, for the remotes that show it. */
export const homeRevisionTexts: Remote['texts'] = {
  fr: () => import('./texts/fr.json'),
  en: () => import('./texts/en.json'),
};
