import { joinTexts } from '@memocartes/shared-shell/remote';

import { accountStatusTexts } from '../../../account/status/texts.ts';
import { pendingFollowersTexts } from '../../../followers/attach-requests/texts.ts';
import { historyTexts } from '../../../history/texts.ts';
import { studentDepartureTexts } from '../../departure/texts.ts';
import { placementTexts } from '../../placement/texts.ts';

/** Texts of the staff slots of a student's page. */
export const studentPageTexts = joinTexts(
  { fr: () => import('./texts/fr.json'), en: () => import('./texts/en.json') },
  accountStatusTexts,
  historyTexts,
  pendingFollowersTexts,
  placementTexts,
  studentDepartureTexts,
);
