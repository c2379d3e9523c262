import { joinTexts } from '@memocartes/shared-shell/remote';

import { followerFormTexts } from '../followers/form/texts.ts';
import { noClassTexts } from '../no-class/texts.ts';
import { panelFormTexts } from '../panel-form/texts.ts';

/** Texts of messaging, of its panel and of the reports. */
export const messagingTexts = joinTexts(
  { fr: () => import('./texts/fr.json'), en: () => import('./texts/en.json') },
  followerFormTexts,
  noClassTexts,
  panelFormTexts,
);
