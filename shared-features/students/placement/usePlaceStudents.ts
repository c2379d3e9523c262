import { isNotFound, useFailure } from '@memocartes/shared-shell/errors';
import { confirm } from '@memocartes/shared-ui/dialog';
import { toast } from '@memocartes/shared-ui/toast';
import { useTranslation } from 'react-i18next';

import { useMoveStudents } from './useMoveStudents.ts';
import { type Plan, usePlacingPreview } from './usePlacingPreview.ts';
import { useUndoPlacing } from './useUndoPlacing.ts';

/** The target class; null to unassign. */
export type Target = { readonly id: number; readonly name: string } | null;

type Place = (ids: readonly number[], target: Target) => Promise<boolean>;
/**
 * `request` places the students and resolves to whether they were placed. By default, it is the call that assigns
 * students to the class, or unassigns them.
 */
type Ask = (ids: readonly number[], target: Target, request?: () => Promise<boolean>) => Promise<boolean>;
type PlaceBy = (ids: readonly number[], target: Target, request: () => Promise<unknown>) => Promise<boolean>;

/** Places students in a class, or unassigns them, after a confirmation; a failure is shown in the dialog. */
export function usePlaceStudents(): Place {
  return useAskPlacing();
}

/**
 * Places students with the request of a form, which may change other fields too. The form receives the errors of the
 * request. There is no confirmation if the students already are in the class.
 */
export function usePlaceStudentsWith(): PlaceBy {
  const ask = useAskPlacing();
  return async (ids, target, request) => {
    let failed: { readonly error: unknown } | undefined;

    const tryRequest = async () => {
      try {
        await request();
        return true;
      } catch (error) {
        failed = { error };
        return false;
      }
    };

    const isMoved = await ask(ids, target, tryRequest);
    if (failed) throw failed.error;
    return isMoved;
  };
}

/**
 * Asks for confirmation before students are placed, with the number who lose the tracking of their current cards
 * [students.placement-change]. Then shows a toast with undo [students.placement].
 * @returns a function that resolves to whether the students were placed
 */
function useAskPlacing(): Ask {
  const { t } = useTranslation('placement');
  const failure = useFailure();
  const preview = usePlacingPreview();
  const move = useMoveStudents();
  const undoPlacing = useUndoPlacing();

  /** Places the students who still exist: some may have been deleted since the preview. @returns what was placed */
  const placeExisting = async (plan: Plan, classId: number | null): Promise<Plan> => {
    try {
      await move(plan.students, classId);
      return plan;
    } catch (error) {
      if (!isNotFound(error) || plan.students.length === 1) throw error;
      const rest = await preview(plan.students, classId);
      if (rest.count > 0) await move(rest.students, classId);
      return { ...rest, nbMissing: plan.nbMissing + rest.nbMissing };
    }
  };

  return async (ids, target, request) => {
    const classId = target?.id ?? null;
    let plan: Plan;
    try {
      plan = await preview(ids, classId);
    } catch (error) {
      failure.toast(error);
      return false;
    }
    const { count, nb_tracked: tracked } = plan;
    const values = { count, name: target?.name };
    const unchanged = t(target ? 'alreadyThere' : 'alreadyOut', values);
    const missingText = () => plan.nbMissing > 0 && t('missing', { count: plan.nbMissing });
    if (count === 0 && request) return request();
    if (count === 0) {
      toast.info([unchanged, missingText()].filter(Boolean).join(' '));
      return false;
    }
    const outcome = { isMoved: false };
    const isAgreed = await confirm({
      title: t(target ? 'ask' : 'askOut', values),
      lost: tracked > 0 && t('lost', { count: tracked, all: count }),
      body: tracked === 0 && t('nothingLost'),
      undoHint: t(tracked > 0 ? 'undoHintWithoutTracking' : 'undoHint'),
      tone: tracked > 0 ? 'danger' : 'primary',
      confirmLabel: t(target ? 'place' : 'takeOut'),
      action: async () => {
        if (request) {
          outcome.isMoved = await request();
        } else {
          plan = await placeExisting(plan, classId);
          outcome.isMoved = true;
        }
      },
      failure: failure.text,
    });
    if (!isAgreed || !outcome.isMoved) return false;
    const { count: placed, nb_tracked: gone, from, nbMissing } = plan;
    const message = [
      placed > 0 ? t(target ? 'done' : 'doneOut', { ...values, count: placed }) : unchanged,
      gone > 0 && t('gone', { count: gone }),
      missingText(),
    ];
    const undo = placed > 0 ? { label: t('undo'), onClick: () => void undoPlacing(from, classId) } : undefined;
    // A warning stays until closed: undo does not restore the deleted tracking.
    const show = gone > 0 || nbMissing > 0 ? toast.warning : toast.success;
    show(message.filter(Boolean).join(' '), undo);
    return true;
  };
}
