import { joinTexts } from '@memocartes/shared-shell/remote';

import { attachTabletsTexts } from '../../devices/tablets/texts.ts';
import { schoolDetailsTexts } from '../details/texts.ts';

/** Texts of a school's page, for the remotes that show it. */
export const schoolOverviewTexts = joinTexts(
  { fr: () => import('./texts/fr.json'), en: () => import('./texts/en.json') },
  attachTabletsTexts,
  schoolDetailsTexts,
);
