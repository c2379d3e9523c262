import type { Remote } from '@memocartes/shared-shell/remote';

/** Texts of bringing cards in from a file. */
export const cardsImportTexts: Remote['texts'] = {
  fr: () => import('./texts/fr.json'),
  en: () => import('./texts/en.json'),
};
