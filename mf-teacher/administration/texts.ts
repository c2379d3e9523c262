import type { Remote } from '@memocartes/shared-shell/remote';

/** Texts of an independent teacher's first steps. */
export const firstStepsTexts: Remote['texts'] = {
  fr: () => import('./texts/fr.json'),
  en: () => import('./texts/en.json'),
};
