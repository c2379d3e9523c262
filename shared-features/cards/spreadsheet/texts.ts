import { joinTexts, type Remote } from '@memocartes/shared-shell/remote';

import { panelFormTexts } from '../../panel-form/texts.ts';
import { cardsBulkTexts } from '../bulk/texts.ts';

const own: Remote['texts'] = {
  fr: () => import('./texts/fr.json'),
  en: () => import('./texts/en.json'),
};

/** Texts of writing many cards in a table, of undoing it, and of leaving a form with unsaved values. */
export const cardSpreadsheetTexts = joinTexts(own, cardsBulkTexts, panelFormTexts);
