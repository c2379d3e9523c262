import type { Remote } from '@memocartes/shared-shell/remote';

/** Texts of the history, for the remotes that show it. */
export const historyTexts: Remote['texts'] = {
  fr: () => import('./texts/fr.json'),
  en: () => import('./texts/en.json'),
};
