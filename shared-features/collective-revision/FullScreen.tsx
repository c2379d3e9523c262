import { Button } from '@memocartes/shared-ui/button';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';

const subscribe = (onChange: () => void) => {
  document.addEventListener('fullscreenchange', onChange);
  return () => document.removeEventListener('fullscreenchange', onChange);
};

const hasFullScreenElement = () => !!document.fullscreenElement;

/** Toggles full screen; renders nothing if the browser doesn't support it. */
export function FullScreen() {
  const { t } = useTranslation('collective');
  const isFullScreen = useSyncExternalStore(subscribe, hasFullScreenElement);
  if (!('requestFullscreen' in Element.prototype)) return null;
  return (
    <Button
      kind="quiet"
      icon={isFullScreen ? 'close' : 'external'}
      onClick={() => void (isFullScreen ? document.exitFullscreen() : document.documentElement.requestFullscreen())}
    >
      {t(isFullScreen ? 'leaveFullScreen' : 'fullScreen')}
    </Button>
  );
}
