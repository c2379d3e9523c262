import { joinTexts } from '@memocartes/shared-shell/remote';

import { avatarTexts } from '../../account/avatar/texts.ts';
import { resetSecondFactorTexts } from '../../account/second-factor-reset/texts.ts';
import { accountStatusTexts } from '../../account/status/texts.ts';
import { classPanelTexts } from '../../classes/panel/texts.ts';
import { historyTexts } from '../../history/texts.ts';
import { invitationsTexts } from '../../invitations/texts.ts';
import { panelFormTexts } from '../../panel-form/texts.ts';
import { privacyTexts } from '../../privacy/texts.ts';

/** Texts of the staff panel, for the remotes that open it. */
export const staffPanelTexts = joinTexts(
  { fr: () => import('./texts/fr.json'), en: () => import('./texts/en.json') },
  accountStatusTexts,
  panelFormTexts,
  historyTexts,
  invitationsTexts,
  resetSecondFactorTexts,
  avatarTexts,
  classPanelTexts,
  privacyTexts,
);
