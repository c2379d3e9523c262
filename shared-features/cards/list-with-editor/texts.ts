import { joinTexts } from '@memocartes/shared-shell/remote';

import { cardEditorTexts } from '../editor/texts.ts';
import { cardsListTexts } from '../list/texts.ts';

/** Texts of a list of cards and of their editor. */
export const cardsScreenTexts = joinTexts(cardsListTexts, cardEditorTexts);
