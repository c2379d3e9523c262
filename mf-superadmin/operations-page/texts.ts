import type { Remote } from '@memocartes/shared-shell/remote';

/** Texts of the operations page. */
export const operationsPageTexts: Remote['texts'] = {
  fr: () => import('./texts/fr.json'),
  en: () => import('./texts/en.json'),
};
