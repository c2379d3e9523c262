import type { Remote } from '@memocartes/shared-shell/remote';

/** Texts of operations that can be undone. */
export const operationsTexts: Remote['texts'] = {
  fr: () => import('./texts/fr.json'),
  en: () => import('./texts/en.json'),
};
