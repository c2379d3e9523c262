import type { Remote } from '@memocartes/shared-shell/remote';

/** Texts of the list of staff, for the remotes that show it. */
export const staffListTexts: Remote['texts'] = {
  fr: () => import('./texts/fr.json'),
  en: () => import('./texts/en.json'),
};
