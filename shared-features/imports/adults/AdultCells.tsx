import { SelectField, TextField } from '@memocartes/shared-ui/fields';
import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { verdictId } from '../rows/VerdictText.tsx';
import { type AdultCell, type AdultRow, chosenStudent, faultOf, keyOf, textOf } from './adult-rows.ts';

export type EditRow = (
  key: string,
  change: Partial<Record<AdultCell, string>> & { readonly student_id?: number | null },
) => void;
type Props = { readonly row: AdultRow; readonly cell: AdultCell; readonly onEdit: EditRow };

/** A cell of a refused or corrected row, edited in place. The text is applied on Enter or blur. */
export function AdultCellField({ row, cell, onEdit }: Props) {
  const { t } = useTranslation('studentImport');
  const value = textOf(row, cell);
  const [text, setText] = useState(value);
  const [settled, setSettled] = useState(value);
  if (value !== settled) {
    setSettled(value);
    setText(value);
  }
  const leave = () => text.trim() !== value && onEdit(keyOf(row), { [cell]: text.trim() });

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') leave();
  };

  const isFault = faultOf[row.status] === cell;

  return (
    <span className="student-import__cell" data-cell={cell} onKeyDown={onKeyDown} role="presentation">
      <TextField
        name={cell}
        label={t('cell', { cell: t(cell), line: row.line })}
        labelHidden
        {...(isFault && { className: 'student-import__fault', errorId: verdictId(keyOf(row)) })}
        value={text}
        onChange={setText}
        onBlur={leave}
        autoComplete="off"
        spellCheck={false}
      />
    </span>
  );
}

/** Chooses among students of the same name; the choice can be changed [import.child-choice]. */
export function ChildChoice({ row, onEdit }: Omit<Props, 'cell'>) {
  const { t } = useTranslation('studentImport');
  return (
    <SelectField
      name="student"
      label={t('chooseChild', { line: row.line })}
      labelHidden
      {...(row.status === 'AMBIGUOUS_CHILD' && {
        className: 'student-import__fault',
        errorId: verdictId(keyOf(row)),
      })}
      placeholder={t('whichChild')}
      value={chosenStudent(row)}
      options={(row.candidates ?? []).map(({ id, name }) => ({ value: id, label: name }))}
      onChange={(student_id) => onEdit(keyOf(row), { student_id })}
    />
  );
}
