import { joinTexts } from '@memocartes/shared-shell/remote';

import { resetSecondFactorTexts } from '../../account/second-factor-reset/texts.ts';
import { accountStatusTexts } from '../../account/status/texts.ts';
import { historyTexts } from '../../history/texts.ts';
import { panelFormTexts } from '../../panel-form/texts.ts';

/** Texts of the superadmins' panel, for the remote that opens it. */
export const superadminPanelTexts = joinTexts(
  { fr: () => import('./texts/fr.json'), en: () => import('./texts/en.json') },
  accountStatusTexts,
  panelFormTexts,
  historyTexts,
  resetSecondFactorTexts,
);
