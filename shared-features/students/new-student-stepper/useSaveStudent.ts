import { useCreateStudentMutation } from '@memocartes/shared-api/students.api';
import { useFailure } from '@memocartes/shared-shell/errors';
import { useState } from 'react';

import { useSaveStudentAvatar } from '../../account/avatar/index.ts';
import { type FollowerDraft, useSaveFollower } from '../../followers/form/index.ts';
import { toCreate } from '../form/student.form.ts';
import type { StudentValues } from '../form/student.values.ts';

/** The values of the three steps. */
export type NewStudent = {
  readonly values: StudentValues;
  readonly schoolId: number;
  readonly avatar: string | null;
  readonly follower: FollowerDraft | undefined;
};

/** Progress of saving: what was saved, and what failed. */
export type Progress = {
  readonly studentId?: number;
  readonly avatar?: 'done' | 'failed';
  readonly follower?: 'done' | 'failed';
  readonly reasons: readonly string[];
};

/**
 * Saves the student, then the follower (a new person, an attachment or an attach request), then the picture. A retry
 * does not repeat requests that succeeded [students.save-order] [students.save-partly].
 */
export function useSaveStudent() {
  const failure = useFailure();
  const [createStudent] = useCreateStudentMutation();
  const saveAvatar = useSaveStudentAvatar();
  const saveFollower = useSaveFollower();
  const [progress, setProgress] = useState<Progress>({ reasons: [] });

  /** @throws the error of the student's creation; later errors are in the returned progress */
  const save = async ({ values, schoolId, avatar, follower }: NewStudent): Promise<Progress> => {
    const body = toCreate(values, schoolId);
    const studentId = progress.studentId ?? (await createStudent(body).unwrap()).id;
    const reasons: string[] = [];
    const attempt = async (before: Progress['avatar'], act: (() => Promise<unknown>) | undefined) => {
      if (before === 'done' || !act) return before;
      try {
        await act();
        return 'done';
      } catch (error) {
        reasons.push(failure.text(error));
        return 'failed';
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

  return { save, progress, reset: () => setProgress({ reasons: [] }) };
}
