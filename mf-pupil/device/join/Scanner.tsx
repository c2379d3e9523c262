import { Button } from '@memocartes/shared-ui/button';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';

import { type Scanned, scanSchool } from './scan.ts';

type Props = {
  readonly onScanned: (scanned: Scanned) => void;
  readonly onRefused: () => void;
  readonly onClose: () => void;
};

/** The camera, until it has seen the school's QR code. */
export function Scanner({ onScanned, onRefused, onClose }: Props) {
  const { t } = useTranslation('device');
  const video = useRef<HTMLVideoElement>(null);
  const found = useEffectEvent(onScanned);
  const refused = useEffectEvent(onRefused);
  useEffect(() => {
    const stop = new AbortController();
    scanSchool(video.current!, stop.signal).then(
      (scanned) => !stop.signal.aborted && scanned && found(scanned),
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
