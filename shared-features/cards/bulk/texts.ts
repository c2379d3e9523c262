import type { Remote } from '@memocartes/shared-shell/remote';

/** Texts of what is done to many cards at once, and of undoing it. */
export const cardsBulkTexts: Remote['texts'] = {
  fr: () => import('./texts/fr.json'),
  en: () => import('./texts/en.json'),
};
