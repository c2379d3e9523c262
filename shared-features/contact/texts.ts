import { joinTexts } from '@memocartes/shared-shell/remote';

import { panelFormTexts } from '../panel-form/texts.ts';

/** Texts of the contact form, and of leaving it with unsaved values. */
export const contactTexts = joinTexts(
  { fr: () => import('./texts/fr.json'), en: () => import('./texts/en.json') },
  panelFormTexts,
);
