import { joinTexts } from '@memocartes/shared-shell/remote';

import { accountStatusTexts } from '../../account/status/texts.ts';
import { invitationsTexts } from '../../invitations/texts.ts';
import { everySchoolTexts } from '../../schools/every-school/texts.ts';

/** Texts of the list of staff, for the remotes that show it. */
export const staffListTexts = joinTexts(
  { fr: () => import('./texts/fr.json'), en: () => import('./texts/en.json') },
  accountStatusTexts,
  everySchoolTexts,
  invitationsTexts,
);
