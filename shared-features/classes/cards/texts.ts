import type { Remote } from '@memocartes/shared-shell/remote';

/** Texts of the list of a class's cards, for the screens that show it. */
export const classCardsTexts: Remote['texts'] = {
  fr: () => import('./texts/fr.json'),
  en: () => import('./texts/en.json'),
};
