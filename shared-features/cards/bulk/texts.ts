import type { Remote } from '@memocartes/shared-shell/remote';

/** Texts of bulk operations and their undo. */
export const cardsBulkTexts: Remote['texts'] = {
  fr: () => import('./texts/fr.json'),
  en: () => import('./texts/en.json'),
};
