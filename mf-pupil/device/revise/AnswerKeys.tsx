import { Icon } from '@memocartes/shared-ui/icon';
import { classes } from '@memocartes/shared-ui/theme';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { accentRow, digitRow, letterRows, numberRows } from './keys.ts';

export type AnswerKeysProps = {
  /** Digits alone, letters with French accents, or letters of an English answer. */
  readonly kind: 'number' | 'fr' | 'en';
  readonly onText: (text: string) => void;
  readonly onErase: () => void;
};

const names: Record<string, string> = { '’': 'apostrophe', '-': 'hyphen', ',': 'comma' };

/** The keys under a card: they never cover what is to be pressed next. A real keyboard writes too. */
export function AnswerKeys({ kind, onText, onErase }: AnswerKeysProps) {
  const { t } = useTranslation('device');
  const [isCapital, setCapital] = useState(false);
  const [hasDigits, setDigits] = useState(false);

  const key = (
    shown: ReactNode,
    onPress: () => void,
    more: { label?: string; wide?: boolean; pressed?: boolean } = {},
  ) => (
    <button
      key={more.label ?? String(shown)}
      type="button"
      className={classes(more.wide && 'pupil-keys__wide')}
      aria-label={more.label}
      aria-pressed={more.pressed}
      // the caret stays in the field
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPress}
    >
      {shown}
    </button>
  );
  const write = (text: string) => {
    const written = isCapital ? text.toLocaleUpperCase('fr') : text;
    const sign = kind === 'number' && text === '-' ? 'minus' : names[text];
    const press = () => {
      setCapital(false);
      onText(written);
    };
    return key(sign === 'minus' ? '−' : written, press, sign ? { label: t(`keys.${sign}`) } : {});
  };
  const erase = key(<Icon name="arrow-left" size={24} />, onErase, { label: t('keys.erase'), wide: true });

  if (kind === 'number') {
    const [first, second, signs] = numberRows;
    return (
      <div className="pupil-keys pupil-keys--number" role="group" aria-label={t('keys.label')}>
        <div>{first!.map(write)}</div>
        <div>{second!.map(write)}</div>
        <div>
          {signs!.map(write)}
          {erase}
        </div>
      </div>
    );
  }
  const [top, middle, bottom] = letterRows;
  return (
    <div className="pupil-keys" role="group" aria-label={t('keys.label')}>
      {(hasDigits || kind === 'fr') && <div>{(hasDigits ? digitRow : accentRow).map(write)}</div>}
      <div>{top!.map(write)}</div>
      <div>{middle!.map(write)}</div>
      <div>
        {key('⇧', () => setCapital(!isCapital), { label: t('keys.capital'), pressed: isCapital })}
        {bottom!.map(write)}
        {erase}
      </div>
      <div>
        {key('123', () => setDigits(!hasDigits), { label: t('keys.digits'), pressed: hasDigits, wide: true })}
        {key(t('keys.space'), () => onText(' '), { wide: true })}
      </div>
    </div>
  );
}
