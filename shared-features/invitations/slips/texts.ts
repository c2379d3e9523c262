import { joinTexts, type Remote } from '@memocartes/shared-shell/remote';

import { invitationsTexts } from '../texts.ts';

const own: Remote['texts'] = {
  fr: () => import('./texts/fr.json'),
  en: () => import('./texts/en.json'),
};

/** Texts of the invitation slips. */
export const slipsTexts = joinTexts(own, invitationsTexts);
