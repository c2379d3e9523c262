import { joinTexts } from '@memocartes/shared-shell/remote';

import { studentImportTexts } from '../../imports/texts.ts';
import { placementTexts } from '../../students/placement/texts.ts';
import { classActionsTexts } from '../actions/texts.ts';

/** Texts of the assignment page, for the remotes that show it. */
export const assignmentTexts = joinTexts(
  { fr: () => import('./texts/fr.json'), en: () => import('./texts/en.json') },
  classActionsTexts,
  placementTexts,
  studentImportTexts,
);
