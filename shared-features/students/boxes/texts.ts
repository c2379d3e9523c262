import { joinTexts, type Remote } from '@memocartes/shared-shell/remote';

import { homeRevisionTexts } from '../../home-revision/texts.ts';
import { studentCardsTexts } from '../cards/texts.ts';
import { studentDepartureTexts } from '../departure/texts.ts';

const own: Remote['texts'] = {
  fr: () => import('./texts/fr.json'),
  en: () => import('./texts/en.json'),
};

/** Texts of a student's boxes and cards, for the remotes that show them. */
export const studentBoxesTexts = joinTexts(own, studentCardsTexts, homeRevisionTexts, studentDepartureTexts);
