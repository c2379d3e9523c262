import { joinTexts, type Remote } from '@memocartes/shared-shell/remote';

import { attachTabletsTexts } from '../attach-tablets/texts.ts';
import { schoolFactsTexts } from '../school-facts/texts.ts';

const own: Remote['texts'] = {
  fr: () => import('./texts/fr.json'),
  en: () => import('./texts/en.json'),
};

/** Texts of a school's page, for the remotes that show it. */
export const schoolSheetTexts = joinTexts(own, attachTabletsTexts, schoolFactsTexts);
