import { joinTexts, type Remote } from '@memocartes/shared-shell/remote';

import { accountStatusTexts } from '../../account/status/texts.ts';
import { invitationsTexts } from '../../invitations/texts.ts';
import { panelFormTexts } from '../../panel-form/texts.ts';
import { privacyTexts } from '../../privacy/texts.ts';
import { followerFormTexts } from '../form/texts.ts';

const own: Remote['texts'] = {
  fr: () => import('./texts/fr.json'),
  en: () => import('./texts/en.json'),
};

/** Texts of the follower panels and their parts. */
export const followerPanelTexts = joinTexts(
  own,
  accountStatusTexts,
  followerFormTexts,
  invitationsTexts,
  panelFormTexts,
  privacyTexts,
);
