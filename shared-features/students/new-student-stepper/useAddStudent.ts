import { isSessionLoss } from '@memocartes/shared-api/base';
import { useGetSchoolQuery } from '@memocartes/shared-api/schools.api';
import type { Draft } from '@memocartes/shared-shell/drafts';
import { asApiError, useFailure } from '@memocartes/shared-shell/errors';
import { usePanel } from '@memocartes/shared-shell/panel';
import { toast } from '@memocartes/shared-ui/toast';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useFormik } from 'formik';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import type { FollowerValues } from '../../followers/form/index.ts';
import { type DraftChanges, formDraft } from '../../panel-form/index.ts';
import { studentSchema } from '../form/student.form.ts';
import { type StudentValues, studentValues } from '../form/student.values.ts';
import { useFollowerStep } from './useFollowerStep.ts';
import { useSaveStudent } from './useSaveStudent.ts';

export type StepKey = 'student' | 'followers' | 'verification';

/** The draft of the three steps, without the picture. */
type Entered = {
  readonly step: StepKey;
  readonly student: Partial<DraftChanges<StudentValues>>;
  readonly follower: Partial<DraftChanges<FollowerValues>>;
};

/**
 * Error codes after which the panel stays open, each with the key of its text [students.boxes-full]
 * [students.seats-full] [students.create-failed].
 */
const recoverableErrors: Readonly<Record<string, string>> = {
  LIMIT_PHYSICAL_BOX: 'error_limit_physical_box',
  LIMIT_STUDENTS: 'error_limit_students',
};

/** State of the three steps of adding a student: values, current step and actions. */
export function useAddStudent(schoolId: number | undefined) {
  const { t } = useTranslation('studentPanel');
  const { close } = usePanel();
  const failure = useFailure();
  const school = useGetSchoolQuery(schoolId === undefined ? skipToken : { id: schoolId });
  const [step, setStep] = useState<StepKey>('student');
  const [avatar, setAvatar] = useState<string | null>(null);
  const [failed, setFailed] = useState<string>();
  const [saving, setSaving] = useState(false);
  const warning = useRef<number>(undefined);
  const form = useFormik<StudentValues>({
    initialValues: studentValues(),
    validationSchema: studentSchema(t),
    onSubmit: () => undefined,
  });
  const follower = useFollowerStep(schoolId);
  const saver = useSaveStudent();
  const created = saver.progress.studentId !== undefined;

  /** Opens the next step if the current step is valid and complete [students.stepper-next]. */
  const next = async () => {
    if (step === 'followers') {
      if (follower.ready) setStep('verification');
      return;
    }
    const invalidFields = Object.keys(await form.validateForm());
    await form.setTouched(Object.fromEntries(invalidFields.map((name) => [name, true])), false);
    if (invalidFields.length) {
      warning.current = toast.warning(t('form not valid'));
      return;
    }
    // The step is valid now, so the warning is outdated.
    if (warning.current !== undefined) toast.dismiss(warning.current);
    setStep('followers');
  };
  /** Returns to the previous step and discards the follower [students.stepper-back]. */
  const back = () => {
    follower.clear();
    setFailed(undefined);
    setStep(step === 'verification' ? 'followers' : 'student');
  };
  /** Opens the last step without a follower [students.stepper-skip]. */
  const skip = () => {
    follower.clear();
    setStep('verification');
  };

  /** Shows why the student could not be created: in the panel, or in a toast while the panel closes. */
  const refuse = (error: unknown) => {
    const code = asApiError(error)?.code;
    if (isSessionLoss(code)) return;
    const textKey = recoverableErrors[code ?? ''];
    if (textKey) {
      setFailed(t(textKey));
    } else {
      toast.failure(t('create_student_error', { reason: failure.text(error) }));
      close();
    }
  };
  /** Empties all steps for another student of the same class and level [interface.add-another]. */
  const restart = ({ classes_id, level }: StudentValues) => {
    form.resetForm({ values: { ...studentValues(), classes_id, level } });
    follower.clear();
    saver.reset();
    setAvatar(null);
    setStep('student');
  };
  /**
   * Saves, then closes the panel, or starts again with `addsAnother`. The panel also closes if the first step is
   * invalid or the school is unknown [students.stepper-save] [students.save-invalid].
   */
  const save = async ({ addsAnother = false } = {}) => {
    setFailed(undefined);
    if (schoolId === undefined || !studentSchema(t).isValidSync(form.values)) {
      toast.warning(t('form not valid'));
      close();
      return;
    }
    setSaving(true);
    try {
      const progress = await saver.save({ values: form.values, schoolId, avatar, follower: follower.draft });
      // refetched last, since the school contains the counters of physical cards
      void school.refetch();
      if (progress.follower === 'failed' || progress.avatar === 'failed') return;
      toast.success(t('create_student_success'));
      if (addsAnother) restart(form.values);
      else close();
    } catch (error) {
      void school.refetch();
      refuse(error);
    } finally {
      setSaving(false);
    }
  };

  const student = formDraft('student', form);
  const followerDraft = formDraft('follower', follower.form, {
    onRestore: ({ email }) => void follower.search.search(email),
  });
  const dirty = form.dirty || avatar !== null || follower.form.dirty;
  const draft: Draft<Entered> = {
    form: 'student:ADD',
    values:
      dirty && !created
        ? {
            step,
            ...(student.values && { student: student.values }),
            ...(followerDraft.values && { follower: followerDraft.values }),
          }
        : undefined,
    restore: (stored) => {
      if (stored.student) student.restore(stored.student);
      if (stored.follower) followerDraft.restore(stored.follower);
      if (stored.step) setStep(stored.step);
    },
  };
  return {
    step,
    form,
    avatar,
    setAvatar,
    follower,
    next,
    back,
    skip,
    save,
    saving,
    failed,
    dirty,
    draft,
    created,
    progress: saver.progress,
  };
}

export type Adding = ReturnType<typeof useAddStudent>;
