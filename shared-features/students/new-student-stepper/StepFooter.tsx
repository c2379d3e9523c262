import { Button } from '@memocartes/shared-ui/button';
import { useTranslation } from 'react-i18next';

import type { Steps } from './useSteps.ts';

type Props = { readonly steps: Steps; readonly onLeave: () => void };

/** Buttons of the current step. Once the student is created, only the failed requests can be retried. */
export function StepFooter({ steps, onLeave }: Props) {
  const { t } = useTranslation(['studentPanel', 'panelForm']);
  const { step, created, progress } = steps;
  const hasFailedFollower = created && progress.follower === 'failed';
  if (step === 'verification') {
    return (
      <>
        <Button onClick={onLeave}>{t(created ? 'finish' : 'cancel')}</Button>
        {(!created || hasFailedFollower) && (
          <Button icon="arrow-left" onClick={steps.back}>
            {t(created ? 'fixFollower' : 'back')}
          </Button>
        )}
        {!created && (
          <Button busy={steps.saving} onClick={() => void steps.save({ addsAnother: true })}>
            {t('panelForm:another')}
          </Button>
        )}
        <Button kind="primary" busy={steps.saving} onClick={() => void steps.save()}>
          {t(created ? 'retry' : 'save')}
        </Button>
      </>
    );
  }
  if (step === 'followers') {
    return (
      <>
        {!created && (
          <Button icon="arrow-left" onClick={steps.back}>
            {t('back')}
          </Button>
        )}
        <Button onClick={created ? onLeave : steps.skip}>{t(created ? 'finish' : 'skip')}</Button>
        <Button kind="primary" disabled={!steps.follower.ready} type="submit" form="followers-step">
          {t('next')}
        </Button>
      </>
    );
  }

  return (
    <>
      <Button onClick={onLeave}>{t('cancel')}</Button>
      <Button kind="primary" type="submit" form="student-step">
        {t('next')}
      </Button>
    </>
  );
}
