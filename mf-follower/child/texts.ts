import type { Remote } from '@memocartes/shared-shell/remote';

/** Texts of a child's week, loaded with its screen. */
export const childWeekTexts: Remote['texts'] = {
  fr: () => import('./texts/fr.json'),
  en: () => import('./texts/en.json'),
};
