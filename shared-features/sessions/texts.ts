import type { Remote } from '@memocartes/shared-shell/remote';

/** Texts of the sessions of classes. */
export const sessionsTexts: Remote['texts'] = {
  fr: () => import('./texts/fr.json'),
  en: () => import('./texts/en.json'),
};
