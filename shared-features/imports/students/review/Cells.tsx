import type { ImportRow } from '@memocartes/contract/imports/imports.routes';
import { levels } from '@memocartes/contract/levels/levels';
import { genders } from '@memocartes/contract/users/people';
import { SelectField } from '@memocartes/shared-ui/fields';
import { useTranslation } from 'react-i18next';

import { TextCell } from '../../rows/TextCell.tsx';
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
  const faultId = faultsOf(row).has(cell) ? verdictId(row.line) : undefined;
  if (cell !== 'gender' && cell !== 'level') {
    return (
      <TextCell
        name={cell}
        label={label}
        faultId={faultId}
        value={value}
        onEdit={(text) => onEdit(row.line, cell, text)}
      />
    );
  }
  const allowedValues: readonly string[] = cell === 'gender' ? genders : levels;
  const options = [...allowedValues, ...(value && !allowedValues.includes(value) ? [value] : [])];

  return (
    <SelectField
      name={cell}
      label={label}
      labelHidden
      {...(faultId !== undefined && { className: 'student-import__fault', errorId: faultId })}
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
