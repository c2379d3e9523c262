import type { Remote } from '@memocartes/shared-shell/remote';

/** Words for the status of an account. */
export const accountStatusTexts: Remote['texts'] = {
  fr: () => import('./texts/fr.json'),
  en: () => import('./texts/en.json'),
};
