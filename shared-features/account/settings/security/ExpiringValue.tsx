import { Button } from '@memocartes/shared-ui/button';
import { copyText } from '@memocartes/shared-ui/clipboard';
import { Row, Stack } from '@memocartes/shared-ui/stack';
import { toast } from '@memocartes/shared-ui/toast';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { formatMinutes, useSecondsLeft } from './useSecondsLeft.ts';

type Props = {
  /** The text that the button copies. */
  readonly value: string;
  readonly until: string;
  /** Text shown once the value has expired. */
  readonly expiredText: string;
  /** Text shown if the value can't be copied: what to do instead. */
  readonly notCopiedText: string;
  /** The value as shown, for example as a QR code. */
  readonly children: ReactNode;
};

/**
 * A value that expires soon: its remaining time, and a copy button. It gets the focus when it appears, so that screen
 * readers read its remaining time. Its expiry is announced.
 */
export function ExpiringValue({ value, until, expiredText, notCopiedText, children }: Props) {
  const { t } = useTranslation('accountSettings');
  const secondsLeft = useSecondsLeft(until);
  const left = t('left', { time: formatMinutes(secondsLeft) });
  // The initial time: screen readers would read the name again each time it changes, every second.
  const [name] = useState(left);
  const group = useRef<HTMLDivElement>(null);
  useEffect(() => group.current?.focus({ preventScroll: true }), []);

  const copy = async () => {
    if (await copyText(value)) toast.success(t('copied'));
    else toast.failure(notCopiedText);
  };

  return (
    <div ref={group} role="group" aria-label={secondsLeft > 0 ? name : undefined} tabIndex={-1}>
      {secondsLeft > 0 && (
        <Stack gap={3}>
          {children}
          <Row>
            <Button size="small" icon="copy" onClick={() => void copy()}>
              {t('copy')}
            </Button>
            <span role="timer" className="account-settings__left">
              {left}
            </span>
          </Row>
        </Stack>
      )}
      <p role="status">{secondsLeft === 0 && expiredText}</p>
    </div>
  );
}
