import { SelectField } from '@memocartes/shared-ui/fields';
import { useTranslation } from 'react-i18next';

import { TextCell } from '../rows/TextCell.tsx';
import { verdictId } from '../rows/VerdictText.tsx';
import { type AdultCell, type AdultRow, chosenStudent, faultyCellOf, keyOf, textOf } from './adult-rows.ts';

export type EditRow = (
  key: string,
  change: Partial<Record<AdultCell, string>> & { readonly student_id?: number | null },
) => void;
type Props = { readonly row: AdultRow; readonly cell: AdultCell; readonly onEdit: EditRow };

/** A cell of a refused or corrected row, corrected in place. */
export function AdultCellField({ row, cell, onEdit }: Props) {
  const { t } = useTranslation('studentImport');
  return (
    <TextCell
      name={cell}
      label={t('cell', { cell: t(cell), line: row.line })}
      faultId={faultyCellOf[row.status] === cell ? verdictId(keyOf(row)) : undefined}
      value={textOf(row, cell)}
      onEdit={(text) => onEdit(keyOf(row), { [cell]: text })}
    />
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
