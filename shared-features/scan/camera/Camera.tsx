import { Button } from '@memocartes/shared-ui/button';
import { Icon } from '@memocartes/shared-ui/icon';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import type { ReadCodes } from './readCodes.ts';

type Props = {
  readonly reader: ReadCodes;
  /** Called with the text of each QR code that comes into the picture. */
  readonly onCode: (text: string) => void;
  /** Shown over the picture; without a picture, below the field in which a number is typed. */
  readonly children: ReactNode;
};

type State = 'starting' | 'reading' | 'refused' | 'absent' | 'failed';

/** Why the camera can't be used, from the reader's error [scanning.no-camera]. */
function failureOf(error: unknown): State {
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'refused';
  return name === 'NotFoundError' || name === 'OverconstrainedError' ? 'absent' : 'failed';
}

/** The camera's picture; if there is none, the reason and what to do. */
export function Camera({ reader, onCode, children }: Props) {
  const { t } = useTranslation('scan');
  const video = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<State>('starting');
  const [attempt, setAttempt] = useState(0);
  const onRead = useEffectEvent(onCode);
  useEffect(() => {
    const stop = new AbortController();
    const show = (next: State) => !stop.signal.aborted && setState(next);
    const handlers = { ready: () => void show('reading'), code: (text: string) => onRead(text) };
    reader(video.current!, stop.signal, handlers).catch((error: unknown) => show(failureOf(error)));
    return () => stop.abort();
  }, [reader, attempt]);

  const retry = () => {
    setState('starting');
    setAttempt(attempt + 1);
  };

  const hasFailed = state !== 'starting' && state !== 'reading';

  return (
    <div className="scan-view">
      <div className={`scan-camera scan-camera--${hasFailed ? 'off' : state}`}>
        <video ref={video} muted playsInline aria-label={t('camera.label')} hidden={hasFailed} />
        {state === 'starting' && <p className="scan-camera__text">{t('camera.starting')}</p>}
        {state === 'reading' && <span className="scan-camera__frame" aria-hidden />}
        {hasFailed && (
          <div className="scan-camera__text" role="alert">
            <Icon name="camera" />
            <strong>{t(`camera.${state}`)}</strong>
            <span>{t(`camera.${state}Hint`)}</span>
            <Button size="small" icon="refresh" onClick={retry}>
              {t('camera.retry')}
            </Button>
          </div>
        )}
      </div>
      {children}
    </div>
  );
}
