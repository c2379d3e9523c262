import { joinTexts, type Remote } from '@memocartes/shared-shell/remote';

import { followerFormTexts } from '../follower-form/texts.ts';
import { historyTexts } from '../history/texts.ts';
import { placementTexts } from '../placement/texts.ts';

const own: Remote['texts'] = {
  fr: () => import('./texts/fr.json'),
  en: () => import('./texts/en.json'),
};

/** Texts of what a pupil's page offers beside the boxes. */
export const studentPageTexts = joinTexts(own, followerFormTexts, historyTexts, placementTexts);
