import { joinTexts } from '@memocartes/shared-shell/remote';

import { operationsTexts } from '../bulk-operations/texts.ts';
import { panelFormTexts } from '../panel-form/texts.ts';

/** Texts of importing people (students, followers, teachers) and of undoing it, for the remotes that offer it. */
export const studentImportTexts = joinTexts(
  { fr: () => import('./texts/fr.json'), en: () => import('./texts/en.json') },
  operationsTexts,
  panelFormTexts,
);
