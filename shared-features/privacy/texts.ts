import type { Remote } from '@memocartes/shared-shell/remote';

/** Texts of exports, consents and the register. */
export const privacyTexts: Remote['texts'] = {
  fr: () => import('./texts/fr.json'),
  en: () => import('./texts/en.json'),
};
