import { Icon } from '@memocartes/shared-ui/icon';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';

type NumberPadProps = {
  readonly onDigit: (digit: string) => void;
  readonly onErase: () => void;
  /** Whether digits are ignored for now, because the tablet has to wait after too many wrong codes. */
  readonly disabled?: boolean;
};

const digits = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0'];

/** Large keys for a code, so that the system's keyboard does not cover it. A physical keyboard works too. */
export function NumberPad({ onDigit, onErase, disabled }: NumberPadProps) {
  const { t } = useTranslation('device');
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (/^\d$/.test(event.key)) onDigit(event.key);
    else if (event.key === 'Backspace') onErase();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
  return (
    <div className="student-pad" role="group" aria-label={t('code.pad')}>
      {digits.map((digit) => (
        <button
          key={digit}
          type="button"
          aria-disabled={disabled || undefined}
          className={digit === '0' ? 'student-pad__zero' : undefined}
          onClick={() => onDigit(digit)}
        >
          {digit}
        </button>
      ))}
      <button
        type="button"
        aria-disabled={disabled || undefined}
        className="student-pad__erase"
        aria-label={t('code.erase')}
        onClick={onErase}
      >
        <Icon name="arrow-left" size={28} />
      </button>
    </div>
  );
}
