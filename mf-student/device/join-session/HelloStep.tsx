import type { DeviceStudent } from '@memocartes/contract/devices/join/device.routes';
import { documentUrl } from '@memocartes/contract/documents/documents.calls';
import { Button } from '@memocartes/shared-ui/button';
import { StudentAvatar } from '@memocartes/shared-ui/child-picture';
import { useTranslation } from 'react-i18next';

import { useDoubleTapGuard } from '../double-tap/useDoubleTapGuard.ts';
import { ErrorMessage } from '../layout/ErrorMessage.tsx';
import { StepTitle } from '../layout/StepTitle.tsx';
import { studentName } from './NameStep.tsx';

type Props = {
  readonly student: DeviceStudent;
  readonly onStart: () => void;
  readonly onOther: () => void;
  readonly busy: boolean;
  readonly errorText?: string;
  /** Label of the leave button; « Ce n’est pas moi » by default. */
  readonly otherLabel?: string;
  /** A second hint, about this revision. */
  readonly note?: string;
};

/**
 * Asks for confirmation of the name before the revision starts; a double tap on the name does not confirm it
 * [tablets.double-tap].
 */
export function HelloStep({ student, onStart, onOther, busy, errorText, otherLabel, note }: Props) {
  const { t } = useTranslation('device');
  const name = studentName(student);
  const { isReady, accepts } = useDoubleTapGuard('hello');
  const guard = (callback: () => void) => () => accepts() && callback();
  return (
    <div className="student-hello">
      <StudentAvatar name={name} photo={documentUrl(student.avatar)} picture={student.picture} size={120} />
      <div className="student-hello__actions">
        <StepTitle>{t('hello.title', { name })}</StepTitle>
        <p className="student__hint">{t('hello.hint')}</p>
        {note && <p className="student__hint">{note}</p>}
        <ErrorMessage text={errorText} />
        <Button
          kind="primary"
          className="student__big"
          icon="play"
          busy={busy}
          disabled={!isReady}
          onClick={guard(onStart)}
        >
          {t('hello.start')}
        </Button>
        <Button
          kind="quiet"
          size="large"
          className="student__other"
          onClick={guard(onOther)}
          disabled={busy || !isReady}
        >
          {otherLabel ?? t('hello.other')}
        </Button>
      </div>
    </div>
  );
}
