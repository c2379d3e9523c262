import { joinTexts } from '@memocartes/shared-shell/remote';

import { everySchoolTexts } from '../../schools/every-school/texts.ts';

/** Texts of the list of sessions, for the remotes that show it. */
export const sessionsListTexts = joinTexts(
  { fr: () => import('./texts/fr.json'), en: () => import('./texts/en.json') },
  everySchoolTexts,
);
