import { Icon } from '@memocartes/shared-ui/icon';
import { classes } from '@memocartes/shared-ui/theme';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { furtherKeys, type Key, type KeyKind, keyRows, useIsNarrow } from './keyboard.ts';

type AnswerKeysProps = {
  /** Digits, comma and minus; letters with French accents; or letters of an English answer. */
  readonly kind: KeyKind;
  /** The expected answer; each of its characters that no usual key types gets a further key. */
  readonly answer: string;
  /** Whether the keys accept the current event: not the second tap of a double tap on the previous card. */
  readonly accepts: () => boolean;
  readonly onText: (text: string) => void;
  readonly onErase: () => void;
};

const keyNames: Record<string, string> = { '’': 'apostrophe', '-': 'hyphen', ',': 'comma' };

/** The on-screen keys under a card, so that the system's keyboard covers nothing. A physical keyboard works too. */
export function AnswerKeys({ kind, answer, accepts, onText, onErase }: AnswerKeysProps) {
  const { t } = useTranslation('device');
  const [isCapital, setIsCapital] = useState(false);
  const [hasDigits, setHasDigits] = useState(false);
  const isNarrow = useIsNarrow();
  const rows = keyRows(kind, { isNarrow, hasDigits, answer });

  type KeyView = {
    readonly content: ReactNode;
    readonly press: () => void;
    readonly label?: string;
    readonly pressed?: boolean;
  };
  const actions: Record<string, KeyView> = {
    erase: { content: <Icon name="arrow-left" size={24} />, press: onErase, label: t('keys.erase') },
    capital: { content: '⇧', press: () => setIsCapital(!isCapital), label: t('keys.capital'), pressed: isCapital },
    digits: {
      content: isNarrow && hasDigits ? 'abc' : '123',
      press: () => setHasDigits(!hasDigits),
      label: t('keys.digits'),
      pressed: hasDigits,
    },
    space: { content: t('keys.space'), press: () => onText(' ') },
  };

  const letter = (key: Key): KeyView => {
    const written = isCapital ? key.toLocaleUpperCase('fr') : key;
    const isMinus = kind === 'number' && key === '-';
    const name = isMinus ? 'minus' : keyNames[key];

    const press = () => {
      setIsCapital(false);
      onText(written);
    };

    return { content: isMinus ? '−' : written, press, ...(name && { label: t(`keys.${name}`) }) };
  };

  const renderKey = (key: Key) => {
    const { content: shown, press, label, pressed } = actions[key] ?? letter(key);
    return (
      <button
        key={key}
        type="button"
        className={key in actions ? `student-keys__${key}` : undefined}
        aria-label={label}
        aria-pressed={pressed}
        // Keeps the focus in the field.
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => accepts() && press()}
      >
        {shown}
      </button>
    );
  };

  return (
    <div
      className={classes(
        'student-keys',
        kind === 'number' && 'student-keys--number',
        rows.length === 1 && 'student-keys--narrow',
        furtherKeys(kind, answer).length > 0 && 'student-keys--further',
      )}
      role="group"
      aria-label={t('keys.label')}
      translate="no"
    >
      {rows.map((row, i) => (
        <div key={i}>{row.map(renderKey)}</div>
      ))}
    </div>
  );
}
