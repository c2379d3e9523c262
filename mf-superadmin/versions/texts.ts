import type { Remote } from '@memocartes/shared-shell/remote';

/** Texts of the versions page. */
export const versionsTexts: Remote['texts'] = {
  fr: () => import('./texts/fr.json'),
  en: () => import('./texts/en.json'),
};
