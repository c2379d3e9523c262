import type { Remote } from '@memocartes/shared-shell/remote';

/** Texts of the list of a student's cards, for the screens that show it. */
export const studentCardsTexts: Remote['texts'] = {
  fr: () => import('./texts/fr.json'),
  en: () => import('./texts/en.json'),
};
