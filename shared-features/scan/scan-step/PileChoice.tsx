import { Icon } from '@memocartes/shared-ui/icon';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

import type { Scan } from '../queue/scans.ts';

type Props = {
  readonly isRight: boolean;
  readonly scans: readonly Scan[];
  readonly onChange: (isRight: boolean) => void;
};

/** Chooses the pile for the next cards. */
export function PileChoice({ isRight, scans, onChange }: Props) {
  const { t } = useTranslation('scan');
  const group = useId();

  const pile = (isKnown: boolean) => {
    const count = scans.filter((scan) => scan.is_right === isKnown).length;
    return (
      <label className={`scan-pile scan-pile--${isKnown ? 'known' : 'unknown'}`}>
        <input
          type="radio"
          name={group}
          checked={isRight === isKnown}
          onChange={() => onChange(isKnown)}
          aria-keyshortcuts={isKnown ? 'ArrowLeft' : 'ArrowRight'}
          data-autofocus={isKnown || undefined}
        />
        <Icon name={isKnown ? 'check' : 'close'} />
        <span className="scan-pile__name">{t(isKnown ? 'known' : 'unknown')}</span>
        <span className="scan-pile__count">{count}</span>
      </label>
    );
  };

  return (
    <fieldset className="scan-choice">
      <legend className="mc-sr-only">{t('pile')}</legend>
      {pile(true)}
      {pile(false)}
    </fieldset>
  );
}
