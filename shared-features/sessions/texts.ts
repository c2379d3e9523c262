import { joinTexts } from '@memocartes/shared-shell/remote';

import { noClassTexts } from '../no-class/texts.ts';

/** Texts of the sessions of classes. */
export const sessionsTexts = joinTexts(
  { fr: () => import('./texts/fr.json'), en: () => import('./texts/en.json') },
  noClassTexts,
);
