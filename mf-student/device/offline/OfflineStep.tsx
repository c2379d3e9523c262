import { useBackOnline } from '@memocartes/shared-shell/online';
import { Button } from '@memocartes/shared-ui/button';
import { Icon } from '@memocartes/shared-ui/icon';
import { useTranslation } from 'react-i18next';

import { StepTitle } from '../layout/StepTitle.tsx';

type OfflineStepProps = {
  /** Number of answers stored on the tablet. */
  readonly storedAnswers: number;
  readonly onRetry: () => void;
};

/** Shown when the server can't be reached and nothing is cached. Retries when the network is back, or on request. */
export function OfflineStep({ storedAnswers, onRetry }: OfflineStepProps) {
  const { t } = useTranslation('device');
  useBackOnline(onRetry);
  return (
    <>
      <Icon name="wifi-off" size={56} />
      <StepTitle>{t('offline.title')}</StepTitle>
      <p className="student__hint">
        {storedAnswers > 0 ? t('offline.kept', { count: storedAnswers }) : t('offline.hint')}
      </p>
      <Button kind="primary" className="student__big" icon="refresh" onClick={onRetry}>
        {t('retry')}
      </Button>
    </>
  );
}
