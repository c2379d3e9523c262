import type { Remote } from '@memocartes/shared-shell/remote';

/** Texts of the contact form. */
export const contactTexts: Remote['texts'] = {
  fr: () => import('./texts/fr.json'),
  en: () => import('./texts/en.json'),
};
