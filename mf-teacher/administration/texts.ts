import type { Remote } from '@memocartes/shared-shell/remote';

/** Texts of the first steps of a teacher who administers their school alone. */
export const firstStepsTexts: Remote['texts'] = {
  fr: () => import('./texts/fr.json'),
  en: () => import('./texts/en.json'),
};
