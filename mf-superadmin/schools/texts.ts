import { schoolActionsTexts } from '@memocartes/shared-features/schools/actions/texts';
import { schoolDetailsTexts } from '@memocartes/shared-features/schools/details/texts';
import { everySchoolTexts } from '@memocartes/shared-features/schools/every-school/texts';
import { joinTexts } from '@memocartes/shared-shell/remote';

/** Texts of the list of schools in addition to the remote's. */
export const schoolsTexts = joinTexts(schoolDetailsTexts, schoolActionsTexts, everySchoolTexts);
