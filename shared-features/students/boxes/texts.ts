import { joinTexts } from '@memocartes/shared-shell/remote';

import { homeRevisionTexts } from '../../home-revision/texts.ts';
import { studentCardsTexts } from '../cards/texts.ts';
import { studentDepartureTexts } from '../departure/texts.ts';

/** Texts of a student's boxes and cards, for the remotes that show them. */
export const studentBoxesTexts = joinTexts(
  { fr: () => import('./texts/fr.json'), en: () => import('./texts/en.json') },
  studentCardsTexts,
  homeRevisionTexts,
  studentDepartureTexts,
);
