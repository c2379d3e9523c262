import { Button } from '@memocartes/shared-ui/button';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';

import { type Scanned, scanUntil } from './scan.ts';

type Props<S extends Scanned> = {
  /** The instruction above the camera image. */
  readonly title: string;
  readonly isWanted: (scanned: Scanned) => scanned is S;
  readonly onScanned: (scanned: S) => void;
  readonly onRefused: () => void;
  readonly onClose: () => void;
};

/** Shows the camera image until a wanted QR code has been read. */
export function Scanner<S extends Scanned>({ title, isWanted, onScanned, onRefused, onClose }: Props<S>) {
  const { t } = useTranslation('device');
  const video = useRef<HTMLVideoElement>(null);
  const passOnCode = useEffectEvent(onScanned);
  const wanted = useEffectEvent(isWanted);
  const passOnRefusal = useEffectEvent(onRefused);
  useEffect(() => {
    const stop = new AbortController();
    scanUntil(video.current!, stop.signal, (item) => wanted(item)).then(
      (scanned) => !stop.signal.aborted && scanned && passOnCode(scanned),
      () => !stop.signal.aborted && passOnRefusal(),
    );
    return () => stop.abort();
  }, []);

  return (
    <div className="student-scan">
      <p className="student__hint">{title}</p>
      <video ref={video} muted playsInline aria-label={title} />
      <Button icon="close" onClick={onClose}>
        {t('scan.close')}
      </Button>
    </div>
  );
}
