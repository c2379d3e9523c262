import type { Remote } from '@memocartes/shared-shell/remote';

/** Texts of printing: the choice, its options, the counter, the sheets. */
export const printSheetsTexts: Remote['texts'] = {
  fr: () => import('./texts/fr.json'),
  en: () => import('./texts/en.json'),
};
