import { boxNumbers } from '@memocartes/contract/learning/boxes/box-numbers';
import { classes } from '@memocartes/shared-ui/theme';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

import './student-tracking.css';

type Props = {
  /** The card's text. */
  readonly name: string;
  readonly box: number;
  /** The card's saved box. */
  readonly savedBox: number;
  readonly onChange: (box: number) => void;
};

/** The five boxes of a card in a row: arrow keys move the card, Tab focuses the next card. */
export function BoxChoice({ name, box, savedBox, onChange }: Props) {
  const { t } = useTranslation('studentTracking');
  const group = useId();
  return (
    <fieldset className={classes('box-choice', box !== savedBox && 'box-choice--changed')}>
      <legend className="mc-sr-only">{t('boxOfCard', { name })}</legend>
      {boxNumbers.map((n) => (
        <label key={n}>
          <input type="radio" name={group} checked={n === box} onChange={() => onChange(n)} />
          <span aria-hidden>{n}</span>
          <span className="mc-sr-only">{t('boxOf', { n })}</span>
        </label>
      ))}
    </fieldset>
  );
}
