import type { Remote } from '@memocartes/shared-shell/remote';

/** Texts of what can be undone, for the remotes that offer it. */
export const operationsTexts: Remote['texts'] = {
  fr: () => import('./texts/fr.json'),
  en: () => import('./texts/en.json'),
};
