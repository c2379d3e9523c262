import { joinTexts } from '@memocartes/shared-shell/remote';

import { contactTexts } from '../../contact/texts.ts';
import { panelFormTexts } from '../../panel-form/texts.ts';
import { privacyTexts } from '../../privacy/texts.ts';
import { schoolDetailsTexts } from '../../schools/details/texts.ts';
import { avatarTexts } from '../avatar/texts.ts';
import { secondFactorTexts } from '../second-factor/texts.ts';

/** Texts of the account settings and their parts. */
export const accountSettingsTexts = joinTexts(
  { fr: () => import('./texts/fr.json'), en: () => import('./texts/en.json') },
  avatarTexts,
  contactTexts,
  panelFormTexts,
  schoolDetailsTexts,
  secondFactorTexts,
  privacyTexts,
);
