import { useSchoolId } from '@memocartes/shared-shell/navigation';
import { usePanel } from '@memocartes/shared-shell/panel';
import { PanelFrame } from '@memocartes/shared-ui/panel';
import { Stepper } from '@memocartes/shared-ui/stepper';
import { useTranslation } from 'react-i18next';

import { useUnsaved } from '../../unsaved/index.ts';
import { FollowersStep } from './FollowersStep.tsx';
import { StepFooter } from './StepFooter.tsx';
import { StudentStep } from './StudentStep.tsx';
import { useSteps } from './useSteps.ts';
import { VerificationStep } from './VerificationStep.tsx';

/**
 * Adds a student in three steps: the student, a follower, a check of everything entered. The item of the panel is the
 * initially selected class, if any.
 */
export default function AddStudent() {
  const { t } = useTranslation('studentPanel');
  const schoolId = useSchoolId();
  const { close, itemId } = usePanel();
  const steps = useSteps(schoolId, itemId);
  const ask = useUnsaved(steps.dirty && !steps.created, { draft: steps.draft, inPanel: true });
  const leave = () => (steps.created ? close() : void ask());
  const { step } = steps;

  return (
    <PanelFrame
      title={t('addTitle')}
      onClose={leave}
      focusKey={step}
      footer={<StepFooter steps={steps} onLeave={leave} />}
    >
      <Stepper
        label={t('addTitle')}
        value={step}
        steps={[
          { key: 'student', title: t('steps.student') },
          { key: 'followers', title: t('steps.followers') },
          { key: 'verification', title: t('steps.verification') },
        ]}
      >
        {step === 'student' && <StudentStep steps={steps} schoolId={schoolId} />}
        {step === 'followers' && <FollowersStep steps={steps} />}
        {step === 'verification' && <VerificationStep steps={steps} schoolId={schoolId} />}
      </Stepper>
    </PanelFrame>
  );
}
