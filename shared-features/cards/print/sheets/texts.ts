import type { Remote } from '@memocartes/shared-shell/remote';

/** Texts of printing: selection, options, quota and sheets. */
export const printSheetsTexts: Remote['texts'] = {
  fr: () => import('./texts/fr.json'),
  en: () => import('./texts/en.json'),
};
