import { Loading } from '@memocartes/shared-ui/states';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { StepTitle } from '../StepTitle.tsx';
import { Wrong } from '../Wrong.tsx';
import { NumberPad } from './NumberPad.tsx';

/** Digits of a session's code (decisions §5). */
const length = 6;

export type CodeStepProps = {
  /** Tries a code; false when it opens nothing, and the digits are then taken away to try again. */
  onCode: (code: string) => Promise<boolean>;
  /** Why the last code opened nothing. */
  wrong?: string;
};

/** The session's code, copied from the board: the sixth digit sends it. */
export function CodeStep({ onCode, wrong }: CodeStepProps) {
  const { t } = useTranslation('device');
  const [code, setCode] = useState('');
  const [busy, setBusy] = useState(false);

  const type = async (digit: string) => {
    if (busy || code.length >= length) return;
    const next = code + digit;
    setCode(next);
    if (next.length < length) return;
    setBusy(true);
    const opened = await onCode(next);
    if (opened) return;
    setBusy(false);
    setCode('');
  };

  return (
    <>
      <StepTitle>{t('code.title')}</StepTitle>
      <div className="pupil-code" aria-hidden>
        {Array.from({ length }, (_, i) => (
          <span key={i} className={code[i] ? 'pupil-code__place' : 'pupil-code__place pupil-code__place--empty'}>
            {code[i]}
          </span>
        ))}
      </div>
      <p className="mc-sr-only" role="status">
        {code ? t('code.typed', { digits: [...code].join(' ') }) : ''}
      </p>
      {busy ? (
        <Loading label={t('code.busy')}>{<p className="pupil__hint">{t('code.busy')}</p>}</Loading>
      ) : (
        <Wrong text={wrong} />
      )}
      <NumberPad onDigit={(digit) => void type(digit)} onErase={() => !busy && setCode(code.slice(0, -1))} />
    </>
  );
}
