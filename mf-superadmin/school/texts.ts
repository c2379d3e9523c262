import { operationsTexts } from '@memocartes/shared-features/bulk-operations/texts';
import { classActionsTexts } from '@memocartes/shared-features/classes/actions/texts';
import { classesTexts } from '@memocartes/shared-features/classes/page/texts';
import { attachTabletsTexts } from '@memocartes/shared-features/devices/tablets/texts';
import { followersListTexts } from '@memocartes/shared-features/followers/list/texts';
import { historyTexts } from '@memocartes/shared-features/history/texts';
import { studentImportTexts } from '@memocartes/shared-features/imports/texts';
import { staffListTexts } from '@memocartes/shared-features/staff/list/texts';
import { studentsListTexts } from '@memocartes/shared-features/students/list/texts';
import { joinTexts } from '@memocartes/shared-shell/remote';

import { schoolsTexts } from '../schools/texts.ts';

/** Texts of a school's page in addition to the remote's. */
export const schoolTexts = joinTexts(
  schoolsTexts,
  attachTabletsTexts,
  staffListTexts,
  classesTexts,
  classActionsTexts,
  studentsListTexts,
  studentImportTexts,
  followersListTexts,
  historyTexts,
  operationsTexts,
);
