import type { Remote } from '@memocartes/shared-shell/remote';

/** Texts of scanning physical cards. */
export const scanTexts: Remote['texts'] = {
  fr: () => import('./texts/fr.json'),
  en: () => import('./texts/en.json'),
};
