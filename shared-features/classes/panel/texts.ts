import { joinTexts } from '@memocartes/shared-shell/remote';

import { historyTexts } from '../../history/texts.ts';
import { panelFormTexts } from '../../panel-form/texts.ts';

/** Texts of the class's panel, for the remotes that open it. */
export const classPanelTexts = joinTexts(
  { fr: () => import('./texts/fr.json'), en: () => import('./texts/en.json') },
  panelFormTexts,
  historyTexts,
);
