import { joinTexts } from '@memocartes/shared-shell/remote';

import { everySchoolTexts } from '../../schools/every-school/texts.ts';
import { studentDepartureTexts } from '../departure/texts.ts';
import { physicalCardsTexts } from '../physical-cards/texts.ts';
import { placementTexts } from '../placement/texts.ts';

/** Texts of the list of students and its actions, for the remotes that show the list. */
export const studentsListTexts = joinTexts(
  { fr: () => import('./texts/fr.json'), en: () => import('./texts/en.json') },
  placementTexts,
  everySchoolTexts,
  studentDepartureTexts,
  physicalCardsTexts,
);
