import type { Remote } from '@memocartes/shared-shell/remote';

/** Texts of the editions’ page. */
export const editionsTexts: Remote['texts'] = {
  fr: () => import('./texts/fr.json'),
  en: () => import('./texts/en.json'),
};
