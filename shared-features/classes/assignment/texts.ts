import { joinTexts, type Remote } from '@memocartes/shared-shell/remote';

import { studentImportTexts } from '../../imports/texts.ts';
import { placementTexts } from '../../students/placement/texts.ts';
import { classActionsTexts } from '../actions/texts.ts';

/** Texts of placing students in classes, for the remotes that offer it. */
export const assignmentTexts: Remote['texts'] = joinTexts(
  { fr: () => import('./texts/fr.json'), en: () => import('./texts/en.json') },
  classActionsTexts,
  placementTexts,
  studentImportTexts,
);
