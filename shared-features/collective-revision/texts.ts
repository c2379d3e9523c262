import { joinTexts } from '@memocartes/shared-shell/remote';

import { sessionsTexts } from '../sessions/texts.ts';

/** Texts of the cards shown to a whole class. */
export const collectiveTexts = joinTexts(
  { fr: () => import('./texts/fr.json'), en: () => import('./texts/en.json') },
  sessionsTexts,
);
