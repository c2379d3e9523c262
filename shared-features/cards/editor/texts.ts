import { joinTexts } from '@memocartes/shared-shell/remote';

import { panelFormTexts } from '../../panel-form/texts.ts';
import { cardImageTexts } from '../images/texts.ts';
import { cardSpreadsheetTexts } from '../spreadsheet/texts.ts';
import { cardUsesTexts } from '../uses/texts.ts';

/** Texts of the card editor, of its images and its spreadsheet, and of every panel with a form. */
export const cardEditorTexts = joinTexts(
  { fr: () => import('./texts/fr.json'), en: () => import('./texts/en.json') },
  cardImageTexts,
  cardSpreadsheetTexts,
  cardUsesTexts,
  panelFormTexts,
);
