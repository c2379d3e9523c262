import type { ImportRow } from '@memocartes/contract/imports/imports.routes';
import { isDay } from '@memocartes/contract/learning/calendar/days';
import { levels } from '@memocartes/contract/levels/levels';
import { genders } from '@memocartes/contract/users/people';
import { useDates } from '@memocartes/shared-shell/i18n';
import { SelectField, TextField } from '@memocartes/shared-ui/fields';
import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { verdictId } from '../../rows/VerdictText.tsx';
import { type Cell, faultsOf } from './rows.ts';
import { useShownLine } from './useShownLine.ts';

export type CellsProps = {
  readonly row: ImportRow;
  readonly cell: Cell;
  /** Called with the text on blur or Enter, or when an option is chosen. */
  readonly onEdit: (line: number, cell: Cell, text: string) => void;
};

/** A cell of an editable row, corrected in place. */
export function EditCell({ row, cell, onEdit }: CellsProps) {
  const { t } = useTranslation('studentImport');
  const shownLine = useShownLine();
  const value = row.student[cell] ?? '';
  const label = t('cell', { cell: t(cell), line: shownLine(row) });
  const fault = faultsOf(row).has(cell) && { className: 'student-import__fault', errorId: verdictId(row.line) };
  const shared = { name: cell, label, labelHidden: true, ...fault };
  if (cell !== 'gender' && cell !== 'level') {
    return <TextCell {...shared} value={value} onLeave={(text) => onEdit(row.line, cell, text)} />;
  }
  const allowedValues: readonly string[] = cell === 'gender' ? genders : levels;
  const options = [...allowedValues, ...(value && !allowedValues.includes(value) ? [value] : [])];

  return (
    <SelectField
      {...shared}
      placeholder="–"
      value={value || null}
      options={options.map((item) => ({
        value: item,
        label: allowedValues.includes(item) ? item : `«\u00a0${item}\u00a0»`,
      }))}
      onChange={(next) => onEdit(row.line, cell, next ?? '')}
    />
  );
}

type TextCellProps = {
  readonly name: string;
  readonly label: string;
  readonly labelHidden: boolean;
  readonly className?: string;
  readonly errorId?: string;
  readonly value: string;
  readonly onLeave: (text: string) => void;
};

function TextCell({ value, onLeave, ...shared }: TextCellProps) {
  const dates = useDates();
  const displayedValue = isDay(value) ? dates.day(value) : value;
  const [text, setText] = useState(displayedValue);
  const [settled, setSettled] = useState(value);
  if (value !== settled) {
    // The server has parsed the value: « 3/2/2018 » becomes 03/02/2018.
    setSettled(value);
    setText(displayedValue);
  }
  const leave = () => text.trim() !== displayedValue && onLeave(text.trim());

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') leave();
  };

  return (
    <span className="student-import__cell" onKeyDown={onKeyDown} role="presentation">
      <TextField {...shared} value={text} onChange={setText} onBlur={leave} autoComplete="off" spellCheck={false} />
    </span>
  );
}
