import { joinTexts, type Remote } from '@memocartes/shared-shell/remote';

import { accountStatusTexts } from '../../../account/status/texts.ts';
import { pendingFollowersTexts } from '../../../followers/attach-requests/texts.ts';
import { historyTexts } from '../../../history/texts.ts';
import { studentDepartureTexts } from '../../departure/texts.ts';
import { placementTexts } from '../../placement/texts.ts';

const own: Remote['texts'] = {
  fr: () => import('./texts/fr.json'),
  en: () => import('./texts/en.json'),
};

/** Texts of the staff slots of a student's page. */
export const studentPageTexts = joinTexts(
  own,
  accountStatusTexts,
  historyTexts,
  pendingFollowersTexts,
  placementTexts,
  studentDepartureTexts,
);
