import { useViewDeviceQuery } from '@memocartes/shared-api/device.api';
import { Button } from '@memocartes/shared-ui/button';
import { Icon } from '@memocartes/shared-ui/icon';
import { useTranslation } from 'react-i18next';

import { ErrorMessage } from '../layout/ErrorMessage.tsx';
import { StepTitle } from '../layout/StepTitle.tsx';

type WaitingStepProps = {
  readonly label: string;
  readonly onCancel: () => void;
  readonly busy: boolean;
  /** Why a QR code read during the wait was refused, or why the request could not be cancelled. */
  readonly errorText?: string;
};

/** Poll interval for the approval, in ms. */
const pollIntervalMs = 3_000;

/** Shows the tablet's label, which staff find in their list to approve the tablet [tablets.approval]. */
export function WaitingStep({ label, onCancel, busy, errorText }: WaitingStepProps) {
  const { t } = useTranslation('device');
  useViewDeviceQuery(undefined, { pollingInterval: pollIntervalMs });
  return (
    <>
      <Icon name="tablet" size={56} />
      <StepTitle>{t('waiting.title')}</StepTitle>
      <p className="student-label">
        <span className="mc-sr-only">{t('tablet', { label: [...label].join(' ') })}</span>
        <strong aria-hidden>{label}</strong>
      </p>
      <p className="student__hint" role="status">
        {t('waiting.hint')}
      </p>
      {errorText && <ErrorMessage text={errorText} />}
      <Button kind="quiet" size="large" busy={busy} onClick={onCancel}>
        {t('waiting.cancel')}
      </Button>
    </>
  );
}
