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
  const reportCode = useEffectEvent(onScanned);
  const wanted = useEffectEvent(isWanted);
  const reportRefusal = useEffectEvent(onRefused);
  useEffect(() => {
    const controller = new AbortController();
    scanUntil(video.current!, controller.signal, (item) => wanted(item)).then(
      (scanned) => !controller.signal.aborted && scanned && reportCode(scanned),
      () => !controller.signal.aborted && reportRefusal(),
    );
    return () => controller.abort();
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
