import { lineNumbers, maxLineLength, type Side } from '@memocartes/contract/cards/layout/patterns';
import { maxLines } from '@memocartes/contract/cards/layout/side-rules';
import { fieldOf, TextField } from '@memocartes/shared-ui/fields';
import { classes } from '@memocartes/shared-ui/theme';
import type { FormikProps } from 'formik';
import type { ClipboardEvent } from 'react';
import { useTranslation } from 'react-i18next';

import { type CardValues, letterOf, nbHiddenLines, shownLines } from './card.form.ts';
import { pasteLines } from './pasteLines.ts';

type Props = { readonly form: FormikProps<CardValues>; readonly side: Side };

/** Number of characters above which a line shows its length. */
const nearLimit = maxLineLength / 2;

/**
 * Fields for the lines of a side: the lines up to the last filled one, and an empty one. There are at least three
 * fields if the layout allows it. Also shows how many lines are filled [cards.lines].
 */
export function LineFields({ form, side }: Props) {
  const { t } = useTranslation('cardEditor');
  const pattern = form.values[`${side}_pattern`];
  const max = maxLines(pattern, side);
  const nbHidden = nbHiddenLines(form.values, side);
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

  /** Text of several lines fills several fields; the browser would paste all of it into one field. */
  const onPaste = (event: ClipboardEvent<HTMLDivElement>) => {
    const box = event.currentTarget;
    const { target } = event;
    if (!(target instanceof HTMLInputElement)) return;
    const nameOf = (index: number) => `${letterOf(side)}line${index + 1}`;
    const index = lines.findIndex((_line, i) => nameOf(i) === target.name);
    const selection = { index, start: target.selectionStart ?? 0, end: target.selectionEnd ?? target.value.length };
    const pasted = index < 0 ? undefined : pasteLines(lines, selection, event.clipboardData.getData('text/plain'), max);
    if (!pasted) return;
    event.preventDefault();
    const changed = Object.fromEntries(lines.map((_line, i) => [nameOf(i), pasted.lines[i] ?? '']));
    void form.setValues({ ...form.values, ...changed });
    requestAnimationFrame(() => box.querySelector<HTMLElement>(`[name="${nameOf(pasted.last)}"]`)?.focus());
  };

  return (
    <div className={classes('card-lines', pattern !== 'center' && 'card-lines--numbered')} onPaste={onPaste}>
      {lineNumbers.slice(0, nbFields).map((n) => {
        const name = `${letterOf(side)}line${n}` as const;
        const isLong = form.values[name].length > nearLimit;
        return <TextField key={n} {...fieldOf(form, name)} label={label(n)} counter={isLong && maxLineLength} />;
      })}
      {max > 0 && (
        <p className="card-lines__count" role="status">
          {t('lineCount', { written: lines.filter((line) => line.trim()).length, max })}
        </p>
      )}
      {nbHidden > 0 && <p className="card-lines__hidden">{t('linesLost', { count: nbHidden })}</p>}
    </div>
  );
}
