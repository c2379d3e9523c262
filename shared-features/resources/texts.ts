import { joinTexts } from '@memocartes/shared-shell/remote';

import { panelFormTexts } from '../panel-form/texts.ts';

/** Texts of the resource base. */
export const resourcesTexts = joinTexts(
  { fr: () => import('./texts/fr.json'), en: () => import('./texts/en.json') },
  panelFormTexts,
);
