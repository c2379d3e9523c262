import { joinTexts } from '@memocartes/shared-shell/remote';

import { accountStatusTexts } from '../../account/status/texts.ts';
import { invitationsTexts } from '../../invitations/texts.ts';
import { panelFormTexts } from '../../panel-form/texts.ts';
import { privacyTexts } from '../../privacy/texts.ts';
import { followerFormTexts } from '../form/texts.ts';

/** Texts of the follower panels and their parts. */
export const followerPanelTexts = joinTexts(
  { fr: () => import('./texts/fr.json'), en: () => import('./texts/en.json') },
  accountStatusTexts,
  followerFormTexts,
  invitationsTexts,
  panelFormTexts,
  privacyTexts,
);
