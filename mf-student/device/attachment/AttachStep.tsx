import type { DeviceState } from '@memocartes/contract/devices/join/device.routes';
import { useViewDeviceQuery } from '@memocartes/shared-api/device.api';
import { useSettings } from '@memocartes/shared-shell/settings';
import { Button } from '@memocartes/shared-ui/button';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';

import { Frame } from '../layout/Frame.tsx';
import { StepTitle } from '../layout/StepTitle.tsx';
import { SchoolStep } from './SchoolStep.tsx';
import type { Attachment } from './useAttachment.ts';
import { WaitingStep } from './WaitingStep.tsx';

type Props = {
  readonly state: DeviceState;
  readonly attachment: Attachment;
  /** Number of answers stored on the tablet. */
  readonly storedAnswers: number;
  readonly onRetry: () => unknown;
};

/** Interval in ms at which a revoked tablet checks whether the revocation was undone [tablets.revoke]. */
const pollIntervalMs = 5_000;

/**
 * Shown before a tablet can be used: asks for a school, waits for approval, or shows why the tablet is blocked.
 * `?school=CODE` fills in the school's code.
 */
export function AttachStep({ state, attachment, storedAnswers, onRetry }: Props) {
  const { t } = useTranslation('device');
  const { APP_NAME } = useSettings();
  const [address] = useSearchParams();
  const { status, school, label } = state;
  useViewDeviceQuery(undefined, { pollingInterval: status === 'REVOKED' ? pollIntervalMs : 0 });
  const { isChoosingSchool, isBusy } = attachment;
  const keptText = status === 'CLOSED' ? 'stopped.keptClosed' : 'stopped.kept';
  const keptNotices = storedAnswers > 0 ? [t(keptText, { count: storedAnswers })] : [];

  if (status === 'WAITING' && school && label !== null) {
    return (
      <Frame where={[school.name]}>
        <WaitingStep label={label} onCancel={attachment.cancel} busy={isBusy} errorText={attachment.errorText} />
      </Frame>
    );
  }
  if (status === 'CLOSED' && !isChoosingSchool) {
    return (
      <Frame where={[school?.name]} onBack={attachment.chooseSchool} backLabel={t('code.otherSchool')}>
        <StepTitle>{t('stopped.closed', { name: APP_NAME })}</StepTitle>
        {keptNotices.map((notice) => (
          <p key={notice} className="student__hint">
            {notice}
          </p>
        ))}
        <Button kind="primary" className="student__big" icon="refresh" onClick={() => void onRetry()}>
          {t('retry')}
        </Button>
      </Frame>
    );
  }
  const notices = [
    ...(status === 'REVOKED' ? [t('stopped.revoked', { school: school?.name }), ...keptNotices] : []),
    ...(status === 'NONE' && attachment.isRejected ? [t('waiting.over')] : []),
    ...(attachment.answersAtRisk > 0
      ? [t('stopped.atRisk', { count: attachment.answersAtRisk, school: school?.name })]
      : []),
  ];
  const canStay = isChoosingSchool && (status === 'APPROVED' || status === 'CLOSED');

  return (
    <Frame where={[school?.name]} onBack={canStay ? attachment.keepSchool : undefined}>
      <SchoolStep
        initial={address.get('school') ?? ''}
        onSchool={(item) => void attachment.attach(item)}
        busy={isBusy}
        errorText={attachment.errorText}
        notices={notices}
      />
    </Frame>
  );
}
