import { joinTexts } from '@memocartes/shared-shell/remote';

import { panelFormTexts } from '../../panel-form/texts.ts';
import { cardsBulkTexts } from '../bulk/texts.ts';

/** Texts of the card spreadsheet, of undoing a save, and of leaving a form with unsaved values. */
export const cardSpreadsheetTexts = joinTexts(
  { fr: () => import('./texts/fr.json'), en: () => import('./texts/en.json') },
  cardsBulkTexts,
  panelFormTexts,
);
