import type { Remote } from '@memocartes/shared-shell/remote';

/** Texts of account statuses. */
export const accountStatusTexts: Remote['texts'] = {
  fr: () => import('./texts/fr.json'),
  en: () => import('./texts/en.json'),
};
