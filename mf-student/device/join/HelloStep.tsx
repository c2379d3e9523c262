import type { DevicePupil } from '@memocartes/contract/device/device.routes';
import { Button } from '@memocartes/shared-ui/button';
import { useTranslation } from 'react-i18next';

import { StepTitle } from '../layout/StepTitle.tsx';
import { Wrong } from '../layout/Wrong.tsx';
import { ChildFace } from './ChildFace.tsx';
import { pupilName } from './NameStep.tsx';

type Props = {
  readonly pupil: DevicePupil;
  readonly onStart: () => void;
  readonly onOther: () => void;
  readonly busy: boolean;
  readonly wrong?: string;
};

/** Asks whether it is really them: a finger slips. Nothing is begun before. */
export function HelloStep({ pupil, onStart, onOther, busy, wrong }: Props) {
  const { t } = useTranslation('device');
  const name = pupilName(pupil);
  return (
    <div className="pupil-hello">
      <ChildFace pupil={pupil} name={name} size={120} />
      <div className="pupil-hello__act">
        <StepTitle>{t('hello.title', { name })}</StepTitle>
        <p className="pupil__hint">{t('hello.hint')}</p>
        <Wrong text={wrong} />
        <Button kind="primary" className="pupil__big" icon="play" busy={busy} onClick={onStart}>
          {t('hello.start')}
        </Button>
        <Button kind="quiet" size="large" className="pupil__other" onClick={onOther} disabled={busy}>
          {t('hello.other')}
        </Button>
      </div>
    </div>
  );
}
