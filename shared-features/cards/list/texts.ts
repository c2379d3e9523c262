import { joinTexts } from '@memocartes/shared-shell/remote';

import { cardsBulkTexts } from '../bulk/texts.ts';
import { cardFiltersTexts } from '../filters/texts.ts';
import { cardsImportTexts } from '../import/texts.ts';
import { cardUsesTexts } from '../uses/texts.ts';

/** Texts of the lists of cards: columns and actions, filters, import, and bulk operations. */
export const cardsListTexts = joinTexts(
  { fr: () => import('./texts/fr.json'), en: () => import('./texts/en.json') },
  cardFiltersTexts,
  cardsImportTexts,
  cardsBulkTexts,
  cardUsesTexts,
);
