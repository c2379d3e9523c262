import type { Remote } from '@memocartes/shared-shell/remote';

/** Texts of the reset of a second factor. */
export const resetSecondFactorTexts: Remote['texts'] = {
  fr: () => import('./texts/fr.json'),
  en: () => import('./texts/en.json'),
};
