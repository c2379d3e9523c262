import { joinTexts } from '@memocartes/shared-shell/remote';

import { invitationsTexts } from '../texts.ts';

/** Texts of the invitation slips. */
export const slipsTexts = joinTexts(
  { fr: () => import('./texts/fr.json'), en: () => import('./texts/en.json') },
  invitationsTexts,
);
