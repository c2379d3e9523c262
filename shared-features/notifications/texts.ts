import type { Remote } from '@memocartes/shared-shell/remote';

/** Texts of the list of notifications. */
export const notificationsTexts: Remote['texts'] = {
  fr: () => import('./texts/fr.json'),
  en: () => import('./texts/en.json'),
};
