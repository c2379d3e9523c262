import { Button } from '@memocartes/shared-ui/button';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';

import { scanSchool } from './scan.ts';

type Props = {
  readonly onCode: (code: string) => void;
  readonly onRefused: () => void;
  readonly onClose: () => void;
};

/** The camera, until it has seen the school's QR code. */
export function Scanner({ onCode, onRefused, onClose }: Props) {
  const { t } = useTranslation('device');
  const video = useRef<HTMLVideoElement>(null);
  const found = useEffectEvent(onCode);
  const refused = useEffectEvent(onRefused);
  useEffect(() => {
    const stop = new AbortController();
    scanSchool(video.current!, stop.signal).then(
      (code) => !stop.signal.aborted && code !== undefined && found(code),
      () => !stop.signal.aborted && refused(),
    );
    return () => stop.abort();
  }, []);
  return (
    <div className="pupil-scan">
      <p className="pupil__hint">{t('scan.title')}</p>
      <video ref={video} muted playsInline aria-label={t('scan.title')} />
      <Button icon="close" onClick={onClose}>
        {t('scan.close')}
      </Button>
    </div>
  );
}
