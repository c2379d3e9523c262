import { maxLines } from '@memocartes/contract/cards/layout/side-rules';
import { confirm } from '@memocartes/shared-ui/dialog';
import type { FormikProps } from 'formik';
import type { ClipboardEvent } from 'react';
import { useTranslation } from 'react-i18next';

import { type CardValues, shownLines } from '../form/card.form.ts';
import { pasteLines } from '../form/pasteLines.ts';
import { type ListRows, rowsOfList } from '../spreadsheet/pasted-rows.ts';

/**
 * Returns a handler of paste events that offers to create one card for each line of a list pasted into the first line
 * of an empty new card [cards.paste-several]. If the person declines, the list fills the lines of this card.
 * @param onList gets the rows of the list; undefined if the editor can't create several cards
 */
export function usePastedList(form: FormikProps<CardValues>, onList: ((rows: ListRows) => void) | undefined) {
  const { t } = useTranslation('cardEditor');

  return (event: ClipboardEvent) => {
    if (!onList || form.dirty || !(event.target instanceof HTMLInputElement) || event.target.name !== 'fline1') return;
    const text = event.clipboardData.getData('text/plain');
    const rows = rowsOfList(text);
    if (!rows) return;
    event.preventDefault();
    event.stopPropagation();

    const ask = async () => {
      const isAccepted = await confirm({
        title: t('list.title', { count: rows.length }),
        body: t('list.body'),
        confirmLabel: t('list.several'),
        cancelLabel: t('list.one'),
      });
      if (isAccepted) {
        onList(rows);
        return;
      }
      const start = { index: 0, start: 0, end: 0 };
      const { values } = form;
      const pasted = pasteLines(shownLines(values, 'front'), start, text, maxLines(values.front_pattern, 'front'));
      const lines = (pasted?.lines ?? []).map((line, i) => [`fline${i + 1}`, line] as const);
      void form.setValues({ ...values, ...Object.fromEntries(lines) });
    };

    void ask();
  };
}
