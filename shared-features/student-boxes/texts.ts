import type { Remote } from '@memocartes/shared-shell/remote';

/** Texts of a pupil's boxes, for the remotes that show them. */
export const studentBoxesTexts: Remote['texts'] = {
  fr: () => import('./texts/fr.json'),
  en: () => import('./texts/en.json'),
};
