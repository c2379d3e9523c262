import { everySchoolTexts } from '@memocartes/shared-features/every-school/texts';
import { schoolActsTexts } from '@memocartes/shared-features/school-acts/texts';
import { schoolFactsTexts } from '@memocartes/shared-features/school-facts/texts';
import { joinTexts } from '@memocartes/shared-shell/remote';

/** Texts of the list of schools beside the remote's own. */
export const schoolsTexts = joinTexts(schoolFactsTexts, schoolActsTexts, everySchoolTexts);
