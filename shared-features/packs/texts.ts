import { joinTexts } from '@memocartes/shared-shell/remote';

import { noClassTexts } from '../no-class/texts.ts';

/** Texts of the list and the calendar of packs. */
export const packsTexts = joinTexts(
  { fr: () => import('./texts/fr.json'), en: () => import('./texts/en.json') },
  noClassTexts,
);
