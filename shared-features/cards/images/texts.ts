import type { Remote } from '@memocartes/shared-shell/remote';

/** Texts of choosing an image for a card. */
export const cardImageTexts: Remote['texts'] = {
  fr: () => import('./texts/fr.json'),
  en: () => import('./texts/en.json'),
};
