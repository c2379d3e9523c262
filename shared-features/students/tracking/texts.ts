import { joinTexts } from '@memocartes/shared-shell/remote';

import { panelFormTexts } from '../../panel-form/texts.ts';
import { scanTexts } from '../../scan/texts.ts';

/** Texts of the actions on a student's boxes, and of scanning their physical cards. */
export const studentTrackingTexts = joinTexts(
  { fr: () => import('./texts/fr.json'), en: () => import('./texts/en.json') },
  panelFormTexts,
  scanTexts,
);
