import { joinTexts, type Remote } from '@memocartes/shared-shell/remote';

import { followerFormTexts } from '../form/texts.ts';

const own: Remote['texts'] = {
  fr: () => import('./texts/fr.json'),
  en: () => import('./texts/en.json'),
};

/** Texts of pending attach requests to followers of another school. */
export const pendingFollowersTexts = joinTexts(own, followerFormTexts);
