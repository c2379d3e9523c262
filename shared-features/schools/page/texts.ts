import { joinTexts, type Remote } from '@memocartes/shared-shell/remote';

import { attachTabletsTexts } from '../../devices/tablets/texts.ts';
import { schoolDetailsTexts } from '../details/texts.ts';

const own: Remote['texts'] = {
  fr: () => import('./texts/fr.json'),
  en: () => import('./texts/en.json'),
};

/** Texts of a school's page, for the remotes that show it. */
export const schoolOverviewTexts = joinTexts(own, attachTabletsTexts, schoolDetailsTexts);
