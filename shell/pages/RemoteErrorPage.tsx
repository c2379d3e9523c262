import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

import { isChunkFailure, reloadOnce } from '../chunk-reload/chunkReload.ts';
import type { ScreenFailure } from '../federation/screen/ScreenFailure.ts';
import { BrokenPage } from './ErrorPages.tsx';

/**
 * Replaces a screen that failed to load or to render [interface.remote-failure]. Shows a message and « Réessayer »,
 * next to a working menu.
 */
export function RemoteErrorPage({ error, retry, takeLastGood, leaveOverride }: ScreenFailure) {
  const { t } = useTranslation('pages');
  const stale = isChunkFailure(error);
  useEffect(() => {
    // [interface.chunk-reload]
    if (stale) reloadOnce();
  }, [stale]);
  return (
    <BrokenPage
      hint={t(leaveOverride ? 'triedTrouble' : 'trouble')}
      onRetry={retry}
      onTakeLastGood={takeLastGood}
      onLeaveOverride={leaveOverride}
    />
  );
}
