import { IconButton } from '@memocartes/shared-ui/button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { isMuted, setMuted } from './feedback.ts';

/** Turns the beep for each card on or off; stored on this device [scanning.feedback]. */
export function SoundToggle() {
  const { t } = useTranslation('scan');
  const [muted, setState] = useState(isMuted);

  const toggle = () => {
    setMuted(!muted);
    setState(!muted);
  };

  return (
    <IconButton
      icon="sound"
      label={t(muted ? 'unmute' : 'mute')}
      className={muted ? 'scan-sound--off' : undefined}
      onClick={toggle}
    />
  );
}
