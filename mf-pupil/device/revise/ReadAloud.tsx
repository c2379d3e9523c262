import type { DeviceCard } from '@memocartes/contract/device/device.routes';
import { IconButton } from '@memocartes/shared-ui/button';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

import { hush, say, useFrenchVoice, wordsOf } from './voice.ts';

/** Reads the side that shows, with the tablet's own French voice; without one, nothing is offered. */
export function ReadAloud({ side }: { readonly side: DeviceCard['front_side'] }) {
  const { t } = useTranslation('device');
  const hasVoice = useFrenchVoice();
  const words = wordsOf(side);
  // the next side, or the next card, is not talked over
  useEffect(() => hush, [words]);
  if (!hasVoice) return null;
  return (
    // Its place is kept for a side without words: nothing below moves when the card turns.
    <div className="pupil-revise__aloud">
      {words && <IconButton icon="sound" label={t('revise.aloud')} onClick={() => say(words)} />}
    </div>
  );
}
