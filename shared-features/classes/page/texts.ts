import { joinTexts } from '@memocartes/shared-shell/remote';

import { everySchoolTexts } from '../../schools/every-school/texts.ts';
import { classCardsTexts } from '../cards/texts.ts';

/** Texts of the classes, for the remotes that show them. */
export const classesTexts = joinTexts(
  { fr: () => import('./texts/fr.json'), en: () => import('./texts/en.json') },
  classCardsTexts,
  everySchoolTexts,
);
