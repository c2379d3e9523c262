import { joinTexts, type Remote } from '@memocartes/shared-shell/remote';

import { placementTexts } from '../placement/texts.ts';

const own: Remote['texts'] = {
  fr: () => import('./texts/fr.json'),
  en: () => import('./texts/en.json'),
};

/** Texts of marking students as departed or present again. */
export const studentDepartureTexts = joinTexts(own, placementTexts);
