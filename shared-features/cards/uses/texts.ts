import type { Remote } from '@memocartes/shared-shell/remote';

/** Texts about the packs of other people that contain a card. */
export const cardUsesTexts: Remote['texts'] = {
  fr: () => import('./texts/fr.json'),
  en: () => import('./texts/en.json'),
};
