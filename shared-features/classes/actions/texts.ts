import { joinTexts } from '@memocartes/shared-shell/remote';

import { physicalCardsTexts } from '../../students/physical-cards/texts.ts';

/** Texts of the buttons and the menu of actions on a class, for the remotes that show them. */
export const classActionsTexts = joinTexts(
  { fr: () => import('./texts/fr.json'), en: () => import('./texts/en.json') },
  physicalCardsTexts,
);
