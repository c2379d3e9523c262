import type { DeviceCard } from '@memocartes/contract/devices/join/device.routes';
import { IconButton } from '@memocartes/shared-ui/button';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

import type { Language } from './language.ts';
import { hush, say, useVoice, wordsOf } from './voice.ts';

type Props = { readonly side: DeviceCard['front_side']; readonly language: Language };

/** Reads the side that shows, with the tablet's own voice for its language; without one, nothing is offered. */
export function ReadAloud({ side, language }: Props) {
  const { t } = useTranslation('device');
  const hasVoice = useVoice(language);
  const words = wordsOf(side, language);
  // the next side, or the next card, is not talked over
  useEffect(() => hush, [words]);
  if (!hasVoice) return null;
  return (
    // Its place is kept for a side without words: nothing below moves when the card turns.
    <div className="student-revise__aloud">
      {words && <IconButton icon="sound" label={t('revise.aloud')} onClick={() => say(words, language)} />}
    </div>
  );
}
