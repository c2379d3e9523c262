import type { Remote } from '@memocartes/shared-shell/remote';

/** Texts of the list and the calendar of packs. */
export const packsTexts: Remote['texts'] = {
  fr: () => import('./texts/fr.json'),
  en: () => import('./texts/en.json'),
};
