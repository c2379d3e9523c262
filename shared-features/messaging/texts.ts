import { joinTexts, type Remote } from '@memocartes/shared-shell/remote';

import { followerFormTexts } from '../followers/form/texts.ts';

const own: Remote['texts'] = {
  fr: () => import('./texts/fr.json'),
  en: () => import('./texts/en.json'),
};

/** Texts of messaging, of its panel and of the reports. */
export const messagingTexts = joinTexts(own, followerFormTexts);
