import type { Remote } from '@memocartes/shared-shell/remote';

/** Texts of the cards: lists, kinds, statuses. */
export const cardsListTexts: Remote['texts'] = {
  fr: () => import('./texts/fr.json'),
  en: () => import('./texts/en.json'),
};
