import type { Remote } from '@memocartes/shared-shell/remote';

/** Texts of the cards that several students of a class miss. */
export const difficultCardsTexts: Remote['texts'] = {
  fr: () => import('./texts/fr.json'),
  en: () => import('./texts/en.json'),
};
