import { joinTexts } from '@memocartes/shared-shell/remote';

import { cardFiltersTexts } from '../../cards/filters/texts.ts';
import { panelFormTexts } from '../../panel-form/texts.ts';
import { packsTexts } from '../texts.ts';

/** Texts of the page that composes a pack. */
export const composerTexts = joinTexts(
  { fr: () => import('./texts/fr.json'), en: () => import('./texts/en.json') },
  cardFiltersTexts,
  panelFormTexts,
  packsTexts,
);
