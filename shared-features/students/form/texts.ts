import { joinTexts } from '@memocartes/shared-shell/remote';

import { avatarTexts } from '../../account/avatar/texts.ts';
import { pendingFollowersTexts } from '../../followers/attach-requests/texts.ts';
import { panelFormTexts } from '../../panel-form/texts.ts';
import { privacyTexts } from '../../privacy/texts.ts';
import { studentDepartureTexts } from '../departure/texts.ts';
import { placementTexts } from '../placement/texts.ts';

/** Texts of the student panel and its parts. */
export const studentPanelTexts = joinTexts(
  { fr: () => import('./texts/fr.json'), en: () => import('./texts/en.json') },
  avatarTexts,
  pendingFollowersTexts,
  panelFormTexts,
  placementTexts,
  privacyTexts,
  studentDepartureTexts,
);
