import { joinTexts } from '@memocartes/shared-shell/remote';

import { panelFormTexts } from '../../panel-form/texts.ts';

/** Texts of bulk operations and their undo. */
export const cardsBulkTexts = joinTexts(
  { fr: () => import('./texts/fr.json'), en: () => import('./texts/en.json') },
  panelFormTexts,
);
