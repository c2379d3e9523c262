import { joinTexts } from '@memocartes/shared-shell/remote';

import { panelFormTexts } from '../../panel-form/texts.ts';

/** Texts for changing the picture of a person, for the remotes that offer it. */
export const avatarTexts = joinTexts(
  { fr: () => import('./texts/fr.json'), en: () => import('./texts/en.json') },
  panelFormTexts,
);
