import { joinTexts } from '@memocartes/shared-shell/remote';

import { followerFormTexts } from '../form/texts.ts';

/** Texts of pending attach requests to followers of another school. */
export const pendingFollowersTexts = joinTexts(
  { fr: () => import('./texts/fr.json'), en: () => import('./texts/en.json') },
  followerFormTexts,
);
