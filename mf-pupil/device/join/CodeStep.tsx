import { Loading } from '@memocartes/shared-ui/states';
import { classes } from '@memocartes/shared-ui/theme';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { StepTitle } from '../StepTitle.tsx';
import { Wrong } from '../Wrong.tsx';
import { NumberPad } from './NumberPad.tsx';
import { useSecondsLeft } from './useSecondsLeft.ts';

/** Digits of a session's code (decisions §5). */
const length = 6;

export type CodeStepProps = {
  /** Tries a code; false when it opens nothing. The digits stay, to be compared with the board, until another one is typed. */
  onCode: (code: string) => Promise<boolean>;
  /** Why the last code opened nothing. */
  wrong?: string;
  /** No code can be tried before this instant, in ms since 1970. */
  waitUntil?: number;
};

/** The session's code, copied from the board: the sixth digit sends it. */
export function CodeStep({ onCode, wrong, waitUntil }: CodeStepProps) {
  const { t } = useTranslation('device');
  const [code, setCode] = useState('');
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState(false);
  const secondsLeft = useSecondsLeft(waitUntil);
  const locked = busy || secondsLeft > 0;

  const type = async (digit: string) => {
    if (locked) return;
    const next = refused ? digit : code + digit;
    setRefused(false);
    setCode(next);
    if (next.length < length) return;
    setBusy(true);
    if (await onCode(next)) return;
    setBusy(false);
    setRefused(true);
  };
  const erase = () => {
    if (locked) return;
    setRefused(false);
    setCode(code.slice(0, -1));
  };

  return (
    <>
      <StepTitle>{t('code.title')}</StepTitle>
      <div className={classes('pupil-code', refused && 'pupil-code--refused')} aria-hidden>
        {Array.from({ length }, (_, i) => (
          <span key={i} className={code[i] ? 'pupil-code__place' : 'pupil-code__place pupil-code__place--empty'}>
            {code[i]}
          </span>
        ))}
      </div>
      <p className="mc-sr-only" role="status">
        {code ? t(refused ? 'code.tried' : 'code.typed', { digits: [...code].join(' ') }) : ''}
      </p>
      <Outcome busy={busy} wrong={wrong} secondsLeft={secondsLeft} />
      <NumberPad onDigit={(digit) => void type(digit)} onErase={erase} />
    </>
  );
}

type OutcomeProps = { readonly busy: boolean; readonly wrong: string | undefined; readonly secondsLeft: number };

/** What becomes of the code: it is looked at, it opens nothing, or one has to wait before the next. */
function Outcome({ busy, wrong, secondsLeft }: OutcomeProps) {
  const { t } = useTranslation('device');
  if (busy) return <Loading label={t('code.busy')}>{<p className="pupil__hint">{t('code.busy')}</p>}</Loading>;
  if (secondsLeft === 0) return <Wrong text={wrong} />;
  const minutes = Math.floor(secondsLeft / 60);
  return (
    <div>
      <Wrong text={t('code.tooMany')} />
      <p className="pupil__hint" role="timer">
        {t(minutes > 0 ? 'code.waitMinutes' : 'code.waitSeconds', { minutes, seconds: secondsLeft % 60 })}
      </p>
    </div>
  );
}
