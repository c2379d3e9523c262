import { joinTexts, type Remote } from '@memocartes/shared-shell/remote';

import { everySchoolTexts } from '../../schools/every-school/texts.ts';
import { studentDepartureTexts } from '../departure/texts.ts';
import { placementTexts } from '../placement/texts.ts';

const own: Remote['texts'] = {
  fr: () => import('./texts/fr.json'),
  en: () => import('./texts/en.json'),
};

/** Texts of the list of students and its actions, for the remotes that show the list. */
export const studentsListTexts = joinTexts(own, placementTexts, everySchoolTexts, studentDepartureTexts);
