import { lineNumbers, maxLineLength, maxLines, type Side } from '@memocartes/contract/cards/layout/patterns';
import { fieldOf, TextField } from '@memocartes/shared-ui/fields';
import { classes } from '@memocartes/shared-ui/theme';
import type { FormikProps } from 'formik';
import { useTranslation } from 'react-i18next';

import { type CardValues, letterOf, lostLines, shownLines } from './card.form.ts';

type Props = { readonly form: FormikProps<CardValues>; readonly side: Side };

/** Number of characters above which a line shows its length. */
const nearLimit = maxLineLength / 2;

/**
 * Fields for the lines of a side: up to an empty line after the last filled line, at least three if the layout allows.
 * Also shows how many lines are filled [cards.lines].
 */
export function LineFields({ form, side }: Props) {
  const { t } = useTranslation('cardEditor');
  const pattern = form.values[`${side}_pattern`];
  const max = maxLines(pattern, side);
  const nbLost = lostLines(form.values, side);
  const lines = shownLines(form.values, side);
  const written = lines.findLastIndex((line) => line.trim() !== '') + 1;
  const nbFields = Math.min(max, Math.max(3, written + 1));
  const label = (n: number) => {
    if (pattern === 'center') return t(n === 1 ? 'lineAbove' : 'lineBelow');
    return (
      <>
        <span className="mc-sr-only">{t('lineWord')} </span>
        {n}
      </>
    );
  };
  return (
    <div className={classes('card-lines', pattern !== 'center' && 'card-lines--numbered')}>
      {lineNumbers.slice(0, nbFields).map((n) => {
        const name = `${letterOf(side)}line${n}` as const;
        const long = form.values[name].length > nearLimit;
        return <TextField key={n} {...fieldOf(form, name)} label={label(n)} counter={long && maxLineLength} />;
      })}
      {max > 0 && (
        <p className="card-lines__count" role="status">
          {t('lineCount', { written: lines.filter((line) => line.trim()).length, max })}
        </p>
      )}
      {nbLost > 0 && <p className="card-lines__lost">{t('linesLost', { count: nbLost })}</p>}
    </div>
  );
}
