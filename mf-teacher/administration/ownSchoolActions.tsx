import type { Action } from '@memocartes/contract/permissions/permissions';
import { classActionsTexts } from '@memocartes/shared-features/classes/actions/texts';
import { studentImportTexts } from '@memocartes/shared-features/imports/texts';
import { schoolOverviewTexts } from '@memocartes/shared-features/schools/page/texts';
import { studentsListTexts } from '@memocartes/shared-features/students/list/texts';
import { studentPageTexts } from '@memocartes/shared-features/students/page/for-staff/texts';
import { withTexts } from '@memocartes/shared-shell/remote';
import { Can } from '@memocartes/shared-shell/session';
import { lazyPart } from '@memocartes/shared-ui/lazy';
import type { ComponentType } from 'react';

import { firstStepsTexts } from './texts.ts';

type Load<P> = () => Promise<{ readonly default: ComponentType<P> }>;

/**
 * A part of a page for teachers with this permission in their own school; its code and texts are loaded only for them
 * [staff.independent].
 */
function ownSchoolPart<P extends object>(action: Action, load: Load<P>) {
  const Part = lazyPart(load);
  return function Administration(props: P) {
    return (
      <Can do={action}>
        <Part {...props} />
      </Can>
    );
  };
}

/** Button « Ajouter une classe ». */
export const AddOwnClass = ownSchoolPart(
  'class:create',
  withTexts(
    async () => ({ default: (await import('@memocartes/shared-features/classes/actions')).AddClass }),
    classActionsTexts,
  ),
);
/** Edits a class from its row in the list. */
export const EditOwnClass = ownSchoolPart(
  'class:edit',
  withTexts(
    async () => ({ default: (await import('@memocartes/shared-features/classes/actions')).EditClassIcon }),
    classActionsTexts,
  ),
);
/** Actions of a class's page. */
export const OwnClassActions = ownSchoolPart(
  'class:edit',
  withTexts(
    async () => ({ default: (await import('@memocartes/shared-features/classes/actions')).ClassActions }),
    classActionsTexts,
    studentImportTexts,
  ),
);
/** Adds students, one by one or from a file. */
export const AddOwnStudents = ownSchoolPart(
  'student:create',
  withTexts(
    async () => ({ default: (await import('@memocartes/shared-features/imports/buttons')).AddStudents }),
    studentImportTexts,
    studentsListTexts,
  ),
);
/** Edits a student from their page. */
export const OwnStudentActions = ownSchoolPart(
  'student:edit',
  withTexts(
    async () => ({ default: (await import('@memocartes/shared-features/students/page/for-staff')).StudentActions }),
    studentPageTexts,
  ),
);
/** A student's followers and history. */
export const OwnStudentSections = ownSchoolPart(
  'student:edit',
  withTexts(
    async () => ({
      default: (await import('@memocartes/shared-features/students/page/for-staff')).StudentFollowersAndHistory,
    }),
    studentPageTexts,
  ),
);
/** Warning that an independent teacher's trial or access ends soon or has ended. */
export const OwnSchoolEnd = ownSchoolPart(
  'class:create',
  withTexts(() => import('./OwnSchoolEnd.tsx'), schoolOverviewTexts),
);
/** The first steps of an independent teacher. */
export const FirstSteps = ownSchoolPart(
  'class:create',
  withTexts(() => import('./FirstSteps.tsx'), firstStepsTexts),
);
