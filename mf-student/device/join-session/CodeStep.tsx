import { Button } from '@memocartes/shared-ui/button';
import { Loading } from '@memocartes/shared-ui/states';
import { classes } from '@memocartes/shared-ui/theme';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { ErrorMessage } from '../layout/ErrorMessage.tsx';
import { StepTitle } from '../layout/StepTitle.tsx';
import { canScan } from '../scan/scan.ts';
import { Scanner } from '../scan/Scanner.tsx';
import { NumberPad } from './NumberPad.tsx';
import { useSecondsLeft } from './useSecondsLeft.ts';

/** Length of a session code [sessions.code]. */
const codeLength = 6;

type CodeStepProps = {
  /** Tries a code; resolves to false when the code is refused. */
  readonly onCode: (code: string) => Promise<boolean>;
  /** Code from the QR code that opened the page: tried immediately. */
  readonly scanned?: string;
  /** Why the last code was refused. */
  readonly errorText?: string;
  /** No code is accepted before this time, in ms since 1970. */
  readonly waitUntil?: number;
};

const digitByDigit = (code: string) => [...code].join(' ');

/**
 * Asks for the session code, scanned or typed. The sixth typed digit submits the code. A refused code stays visible for
 * comparison [sessions.code-refused] [tablets.wrong-code].
 */
export function CodeStep({ onCode, scanned, errorText, waitUntil }: CodeStepProps) {
  const { t } = useTranslation('device');
  const [code, setCode] = useState(scanned ?? '');
  const [busy, setBusy] = useState(scanned !== undefined);
  const [refused, setRefused] = useState<string>();
  const [camera, setCamera] = useState<'off' | 'on' | 'refused'>('off');
  const secondsLeft = useSecondsLeft(waitUntil);
  const isLocked = busy || secondsLeft > 0;

  const send = async (whole: string) => {
    setBusy(true);
    if (await onCode(whole)) return;
    setBusy(false);
    setRefused(whole);
  };

  const sent = useRef(false);
  const sendScanned = useEffectEvent(() => {
    if (scanned !== undefined && !sent.current) void send(scanned);
    sent.current = true;
  });
  useEffect(() => sendScanned(), []);

  const type = (digit: string) => {
    if (isLocked) return;
    const next = code === refused || code.length === codeLength ? digit : code + digit;
    setCode(next);
    if (next.length === codeLength) void send(next);
  };

  const erase = () => {
    if (!isLocked) setCode(code.slice(0, -1));
  };

  if (camera === 'on') {
    return (
      <Scanner
        title={t('scan.session')}
        isWanted={(scanned) => 'session_code' in scanned}
        onScanned={({ session_code }) => {
          setCamera('off');
          setCode(session_code);
          void send(session_code);
        }}
        onRefused={() => setCamera('refused')}
        onClose={() => setCamera('off')}
      />
    );
  }
  const isRefused = refused !== undefined && code === refused && !busy;

  return (
    <div className="student-join">
      <div className="student-join__code">
        <StepTitle>{t('code.title')}</StepTitle>
        <div className={classes('student-code', isRefused && 'student-code--refused')} aria-hidden>
          {Array.from({ length: codeLength }, (_, i) => (
            <span
              key={i}
              className={code[i] ? 'student-code__place' : 'student-code__place student-code__place--empty'}
            >
              {code[i]}
            </span>
          ))}
        </div>
        <p className="mc-sr-only" role="status">
          {code ? t(isRefused ? 'code.tried' : 'code.typed', { digits: digitByDigit(code) }) : ''}
        </p>
        <CodeStatus
          busy={busy}
          // After the wait, an error that asks to wait would be wrong.
          errorText={refused === undefined || waitUntil !== undefined ? undefined : errorText}
          secondsLeft={secondsLeft}
        />
        {refused !== undefined && !isRefused && !busy && (
          <p className="student__hint">{t('code.tried', { digits: digitByDigit(refused) })}</p>
        )}
        {canScan() && camera === 'off' && (
          <Button
            size="large"
            icon="qr"
            className="student-join__scan"
            disabled={isLocked}
            onClick={() => setCamera('on')}
          >
            {t('scan.code')}
          </Button>
        )}
        {camera === 'refused' && <p className="student__hint">{t('scan.refused')}</p>}
      </div>
      <NumberPad onDigit={type} onErase={erase} disabled={secondsLeft > 0} />
    </div>
  );
}

type CodeStatusProps = { readonly busy: boolean; readonly errorText: string | undefined; readonly secondsLeft: number };

/** State of the code: being checked, refused, or blocked for some time after too many wrong codes. */
function CodeStatus({ busy, errorText, secondsLeft }: CodeStatusProps) {
  const { t } = useTranslation('device');
  if (busy) {
    return (
      <Loading label={t('code.busy')}>
        <p className="student__hint">{t('code.busy')}</p>
      </Loading>
    );
  }
  if (secondsLeft === 0) return <ErrorMessage text={errorText} />;
  const minutes = Math.floor(secondsLeft / 60);
  return (
    <div>
      <ErrorMessage text={t('code.tooMany')} />
      <p className="student__hint" role="timer">
        {t(minutes > 0 ? 'code.waitMinutes' : 'code.waitSeconds', { minutes, seconds: secondsLeft % 60 })}
      </p>
    </div>
  );
}
