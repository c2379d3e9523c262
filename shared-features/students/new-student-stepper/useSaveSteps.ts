import { isSessionLoss } from '@memocartes/shared-api/base';
import { useGetSchoolQuery } from '@memocartes/shared-api/schools.api';
import { useCreateStudentMutation } from '@memocartes/shared-api/students.api';
import { asApiError, isUnanswered, useFailure } from '@memocartes/shared-shell/errors';
import { usePanel } from '@memocartes/shared-shell/panel';
import { toast } from '@memocartes/shared-ui/toast';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { useSaveStudentAvatar } from '../../account/avatar/index.ts';
import { type FollowerDraft, useSaveFollower } from '../../followers/form/index.ts';
import { useRequestId } from '../../request-id/index.ts';
import { studentSchema, toCreate } from '../form/student.form.ts';
import type { StudentValues } from '../form/student.values.ts';

/** The values of the three steps. */
type NewStudent = {
  readonly values: StudentValues;
  readonly schoolId: number;
  readonly avatar: string | null;
  readonly follower: FollowerDraft | undefined;
};

/** `unanswered`: the response was lost, so it may have been saved [interface.lost-response]. */
type PartState = 'done' | 'failed' | 'unanswered';

/** Progress of saving: what was saved, and what failed. */
export type Progress = {
  readonly studentId?: number;
  readonly avatar?: PartState;
  readonly follower?: PartState;
  readonly reasons: readonly string[];
};

/**
 * Error codes after which the panel stays open, each with the key of its text [students.boxes-full]
 * [students.seats-full] [students.create-failed].
 */
const recoverableErrors: Readonly<Record<string, string>> = {
  LIMIT_PHYSICAL_BOX: 'error_limit_physical_box',
  LIMIT_STUDENTS: 'error_limit_students',
};

/**
 * Saves the student, then the follower (a new person, an attachment or an attach request), then the picture. A retry
 * does not repeat requests that succeeded [students.save-order] [students.save-partly].
 */
function useRequests() {
  const failure = useFailure();
  const [createStudent] = useCreateStudentMutation();
  const withRequestId = useRequestId();
  const saveAvatar = useSaveStudentAvatar();
  const saveFollower = useSaveFollower();
  const [progress, setProgress] = useState<Progress>({ reasons: [] });

  /** @throws the error of the student's creation; later errors are in the returned progress */
  const send = async ({ values, schoolId, avatar, follower }: NewStudent): Promise<Progress> => {
    const body = toCreate(values, schoolId);

    const create = (request_id: string) => createStudent({ ...body, request_id }).unwrap();
    const studentId = progress.studentId ?? (await withRequestId(body, create)).id;
    const reasons: string[] = [];

    const attempt = async (before: PartState | undefined, request: (() => Promise<unknown>) | undefined) => {
      if (before === 'done' || !request) return before;
      try {
        await request();
        return 'done';
      } catch (error) {
        reasons.push(failure.text(error));
        return isUnanswered(error) ? 'unanswered' : 'failed';
      }
    };

    const person = { firstname: body.firstname, lastname: body.lastname ?? '' };
    const followerState = await attempt(
      progress.follower,
      follower && (() => saveFollower(follower, { studentId, schoolId })),
    );
    const avatarState = await attempt(
      progress.avatar,
      avatar ? () => saveAvatar({ ...person, id: studentId, avatar: null }, avatar) : undefined,
    );
    const next: Progress = {
      studentId,
      reasons,
      ...(followerState && { follower: followerState }),
      ...(avatarState && { avatar: avatarState }),
    };
    setProgress(next);
    return next;
  };

  return { send, progress, reset: () => setProgress({ reasons: [] }) };
}

type Options = Omit<NewStudent, 'schoolId'> & {
  readonly schoolId: number | undefined;
  /** Starts again with another student, after `save({ addsAnother: true })`. */
  readonly onAnother: (saved: StudentValues) => void;
};

/** Saves the values of the three steps; also returns whether they are being saved, what was saved and what failed. */
export function useSaveSteps({ schoolId, onAnother, ...entered }: Options) {
  const { t } = useTranslation('studentPanel');
  const { close } = usePanel();
  const failure = useFailure();
  const school = useGetSchoolQuery(schoolId === undefined ? skipToken : { id: schoolId });
  const requests = useRequests();
  const [isSaving, setIsSaving] = useState(false);
  const [failed, setFailed] = useState<string>();

  /** Shows why the student could not be created: in the panel, or in a toast while the panel closes. */
  const refuse = (error: unknown) => {
    const code = asApiError(error)?.code;
    if (isSessionLoss(code)) return;
    const textKey = recoverableErrors[code ?? ''];
    const unexpected = failure.changeText(error, (reason) => t('create_student_error', { reason }));
    if (textKey) {
      setFailed(t(textKey));
    } else if (isUnanswered(error)) {
      // [students.create-unanswered]
      setFailed(unexpected);
    } else {
      toast.failure(unexpected);
      close();
    }
  };

  /**
   * Saves, then closes the panel, or starts again with `addsAnother`. The panel also closes if the first step is
   * invalid or the school is unknown [students.stepper-save] [students.save-invalid].
   */
  const save = async ({ addsAnother = false } = {}) => {
    setFailed(undefined);
    if (schoolId === undefined || !studentSchema(t).isValidSync(entered.values)) {
      toast.warning(t('form not valid'));
      close();
      return;
    }
    setIsSaving(true);
    try {
      const progress = await requests.send({ ...entered, schoolId });
      // Refetched last, since the school contains the counters of physical cards.
      void school.refetch();
      if ([progress.follower, progress.avatar].some((state) => state && state !== 'done')) return;
      toast.success(t('create_student_success'));
      if (addsAnother) {
        onAnother(entered.values);
        requests.reset();
      } else {
        close();
      }
    } catch (error) {
      void school.refetch();
      refuse(error);
    } finally {
      setIsSaving(false);
    }
  };

  return { save, isSaving, failed, clearFailed: () => setFailed(undefined), progress: requests.progress };
}
