import { joinTexts, type Remote } from '@memocartes/shared-shell/remote';

import { everySchoolTexts } from '../../schools/every-school/texts.ts';
import { studentDepartureTexts } from '../departure/texts.ts';
import { placementTexts } from '../placement/texts.ts';

const own: Remote['texts'] = {
  fr: () => import('./texts/fr.json'),
  en: () => import('./texts/en.json'),
};

/** Texts of the list of students and of placing them, for the remotes that show it. */
export const studentsListTexts = joinTexts(own, placementTexts, everySchoolTexts, studentDepartureTexts);
