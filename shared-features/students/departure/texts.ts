import { joinTexts } from '@memocartes/shared-shell/remote';

import { placementTexts } from '../placement/texts.ts';

/** Texts of marking students as departed or present again. */
export const studentDepartureTexts = joinTexts(
  { fr: () => import('./texts/fr.json'), en: () => import('./texts/en.json') },
  placementTexts,
);
