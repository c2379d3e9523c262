import { joinTexts } from '@memocartes/shared-shell/remote';

import { panelFormTexts } from '../../panel-form/texts.ts';

/** Texts of importing cards from a file. */
export const cardsImportTexts = joinTexts(
  { fr: () => import('./texts/fr.json'), en: () => import('./texts/en.json') },
  panelFormTexts,
);
