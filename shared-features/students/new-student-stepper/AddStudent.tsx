import { useSchoolId } from '@memocartes/shared-shell/navigation';
import { usePanel } from '@memocartes/shared-shell/panel';
import { PanelFrame } from '@memocartes/shared-ui/panel';
import { Stepper } from '@memocartes/shared-ui/stepper';
import { useTranslation } from 'react-i18next';

import { useUnsaved } from '../../panel-form/index.ts';
import { FollowersStep } from './FollowersStep.tsx';
import { StepFooter } from './StepFooter.tsx';
import { StudentStep } from './StudentStep.tsx';
import { useAddStudent } from './useAddStudent.ts';
import { VerificationStep } from './VerificationStep.tsx';

/** Adds a student in three steps: the student, a follower, a check of everything entered. */
export default function AddStudent() {
  const { t } = useTranslation('studentPanel');
  const schoolId = useSchoolId();
  const { close } = usePanel();
  const add = useAddStudent(schoolId);
  const ask = useUnsaved(add.dirty && !add.created, { draft: add.draft, inPanel: true });
  const leave = () => (add.created ? close() : void ask());
  const { step } = add;
  return (
    <PanelFrame title={t('addTitle')} onClose={leave} focusKey={step} footer={<StepFooter add={add} onLeave={leave} />}>
      <Stepper
        label={t('addTitle')}
        value={step}
        steps={[
          { key: 'student', title: t('steps.student') },
          { key: 'followers', title: t('steps.followers') },
          { key: 'verification', title: t('steps.verification') },
        ]}
      >
        {step === 'student' && <StudentStep add={add} schoolId={schoolId} />}
        {step === 'followers' && <FollowersStep add={add} />}
        {step === 'verification' && <VerificationStep add={add} schoolId={schoolId} />}
      </Stepper>
    </PanelFrame>
  );
}
