import { joinTexts } from '@memocartes/shared-shell/remote';

import { historyTexts } from '../../history/texts.ts';
import { schoolActionsTexts } from '../actions/texts.ts';
import { schoolDetailsTexts } from '../details/texts.ts';

/** Texts of the school's panel, for the remotes that open it. */
export const schoolPanelTexts = joinTexts(
  { fr: () => import('./texts/fr.json'), en: () => import('./texts/en.json') },
  historyTexts,
  schoolActionsTexts,
  schoolDetailsTexts,
);
