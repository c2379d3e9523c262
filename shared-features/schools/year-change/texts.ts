import { joinTexts } from '@memocartes/shared-shell/remote';

import { operationsTexts } from '../../bulk-operations/texts.ts';
import { panelFormTexts } from '../../panel-form/texts.ts';

/** Texts of the year change, and of undoing it, for the remotes that offer it. */
export const yearChangeTexts = joinTexts(
  { fr: () => import('./texts/fr.json'), en: () => import('./texts/en.json') },
  operationsTexts,
  panelFormTexts,
);
