import type { Remote } from '@memocartes/shared-shell/remote';

/** Texts of the filters of cards. */
export const cardFiltersTexts: Remote['texts'] = {
  fr: () => import('./texts/fr.json'),
  en: () => import('./texts/en.json'),
};
