import type { DeviceCard } from '@memocartes/contract/devices/join/device.routes';
import type { Language } from '@memocartes/shared-features/cards/view';
import { IconButton } from '@memocartes/shared-ui/button';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

import { speak, spokenText, stopSpeaking, useVoice } from './voice.ts';

type Props = { readonly side: DeviceCard['front_side']; readonly language: Language };

/** A button that reads the shown side aloud; renders nothing if the tablet has no voice for the language, or the side has no text. */
export function ReadAloud({ side, language }: Props) {
  const { t } = useTranslation('device');
  const hasVoice = useVoice(language);
  const text = spokenText(side, language);
  // Stops before the next side or card.
  useEffect(() => stopSpeaking, [text]);
  if (!hasVoice || !text) return null;

  return (
    <div className="student-revise__aloud">
      <IconButton icon="sound" label={t('revise.aloud')} onClick={() => speak(text, language)} />
    </div>
  );
}
