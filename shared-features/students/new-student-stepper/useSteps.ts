import type { Draft } from '@memocartes/shared-shell/drafts';
import { toast } from '@memocartes/shared-ui/toast';
import { useFormik } from 'formik';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import type { FollowerValues } from '../../followers/form/index.ts';
import { type DraftChanges, formDraft } from '../../unsaved/index.ts';
import { studentSchema } from '../form/student.form.ts';
import { type StudentValues, studentValues } from '../form/student.values.ts';
import { useFollowerStep } from './useFollowerStep.ts';
import { useSaveSteps } from './useSaveSteps.ts';

type StepKey = 'student' | 'followers' | 'verification';

/** The draft of the three steps, without the picture. */
type StepsDraft = {
  readonly step: StepKey;
  readonly student: Partial<DraftChanges<StudentValues>>;
  readonly follower: Partial<DraftChanges<FollowerValues>>;
};

/**
 * State of the three steps of adding a student: values, current step and actions. `classId`: the initially
 * selected class.
 */
export function useSteps(schoolId: number | undefined, classId: number | null) {
  const { t } = useTranslation('studentPanel');
  const [step, setStep] = useState<StepKey>('student');
  const [avatar, setAvatar] = useState<string | null>(null);
  const warning = useRef<number>(undefined);
  const form = useFormik<StudentValues>({
    initialValues: { ...studentValues(), classes_id: classId },
    validationSchema: studentSchema(t),
    onSubmit: () => undefined,
  });
  const follower = useFollowerStep(schoolId);

  /** Opens the next step if the current step is valid and complete [students.stepper-next]. */
  const next = async () => {
    if (step === 'followers') {
      if (follower.ready) setStep('verification');
      return;
    }
    const invalidFields = Object.keys(await form.validateForm());
    await form.setTouched(Object.fromEntries(invalidFields.map((name) => [name, true])), false);
    if (invalidFields.length > 0) {
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
    saving.clearFailed();
    setStep(step === 'verification' ? 'followers' : 'student');
  };

  /** Opens the last step without a follower [students.stepper-skip]. */
  const skip = () => {
    follower.clear();
    setStep('verification');
  };

  /** Empties all steps for another student of the same class and level [interface.add-another]. */
  const restart = ({ classes_id, level }: StudentValues) => {
    form.resetForm({ values: { ...studentValues(), classes_id, level } });
    follower.clear();
    setAvatar(null);
    setStep('student');
  };

  const saving = useSaveSteps({ schoolId, values: form.values, avatar, follower: follower.draft, onAnother: restart });
  const created = saving.progress.studentId !== undefined;

  const student = formDraft('student', form);
  const followerDraft = formDraft('follower', follower.form, {
    onRestore: ({ email }) => void follower.search.search(email),
  });
  const dirty = form.dirty || avatar !== null || follower.form.dirty;
  const draft: Draft<StepsDraft> = {
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
      // The follower is searched again first: until then, the last step would save the student without the follower.
      if (stored.step) setStep(stored.follower && stored.step === 'verification' ? 'followers' : stored.step);
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
    save: saving.save,
    saving: saving.isSaving,
    failed: saving.failed,
    dirty,
    draft,
    created,
    progress: saving.progress,
  };
}

export type Steps = ReturnType<typeof useSteps>;
