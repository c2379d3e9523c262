import { isAccepted } from '@memocartes/contract/imports/adult-imports';
import { personName } from '@memocartes/shared-ui/avatar';
import type { Column } from '@memocartes/shared-ui/data-table';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { isLeftOut } from '../rows/checked-rows.ts';
import { IncludeRow } from '../rows/IncludeRow.tsx';
import { VerdictText } from '../rows/VerdictText.tsx';
import {
  type AdultCell,
  type AdultKind,
  type AdultRow,
  hasChoice,
  isAlreadyThere,
  isToFix,
  keyOf,
  textOf,
} from './adult-rows.ts';
import { AdultCellField, ChildChoice, type EditRow } from './AdultCells.tsx';

function Verdict({ row }: { readonly row: AdultRow }) {
  const { t } = useTranslation('studentImport');
  const ok = isAccepted(row.status);
  const isSibling = row.status === 'SAME_PERSON' && 'child_firstname' in row.adult;
  const short = t(isSibling ? 'siblings' : `${ok ? 'adult' : 'verdicts'}.${row.status}`);
  return <VerdictText row={keyOf(row)} short={short} message={row.message} ok={ok} isRefused={isToFix(row)} />;
}

const childOf = (row: AdultRow) =>
  'child_firstname' in row.adult
    ? personName({ firstname: row.adult.child_firstname, lastname: row.adult.child_lastname })
    : '';

/** An e-mail address that wraps, before « @ » if possible. On one line, it would push the verdict out of view. */
function Email({ address }: { readonly address: string }) {
  const at = address.indexOf('@');
  if (at < 0) return address;
  return (
    <span className="student-import__email">
      {address.slice(0, at)}
      <wbr />
      {address.slice(at)}
    </span>
  );
}

type Options = {
  readonly kind: AdultKind;
  readonly edited: ReadonlySet<string>;
  readonly onEdit: EditRow;
  readonly onInclude: (key: string, included: boolean) => void;
};

/**
 * The columns of a file of followers or teachers. Cells of refused and corrected rows are editable; in a
 * refused row, the name of the child is editable only if no such student was found.
 */
export function useAdultColumns({ kind, edited, onEdit, onInclude }: Options): Column<AdultRow>[] {
  const { t } = useTranslation('studentImport');
  const isReadOnly = (row: AdultRow) => isAccepted(row.status) || isAlreadyThere(row) || isLeftOut(row);
  const isEditable = (row: AdultRow) => !isReadOnly(row) || edited.has(keyOf(row));

  const editable = (cell: AdultCell, read: (row: AdultRow) => ReactNode = (row) => textOf(row, cell)) => ({
    key: cell,
    title: t(cell),
    keep: true,
    render: (row: AdultRow) => (isEditable(row) ? <AdultCellField row={row} cell={cell} onEdit={onEdit} /> : read(row)),
  });

  const child: Column<AdultRow> = {
    key: 'child',
    title: t('child'),
    render: (row) => {
      // [import.child-choice]
      if (hasChoice(row)) return <ChildChoice row={row} onEdit={onEdit} />;
      if (row.status !== 'UNKNOWN_CHILD' && !edited.has(keyOf(row))) return childOf(row);
      return (
        <>
          <AdultCellField row={row} cell="child_lastname" onEdit={onEdit} />
          <AdultCellField row={row} cell="child_firstname" onEdit={onEdit} />
        </>
      );
    },
  };

  return [
    {
      key: 'take',
      title: t('take'),
      width: '5rem',
      render: (row) =>
        isAlreadyThere(row) ? null : (
          <IncludeRow
            line={row.line}
            included={!isLeftOut(row)}
            onChange={(included) => onInclude(keyOf(row), included)}
          />
        ),
    },
    { key: 'line', title: t('line'), numeric: true, width: '3.5rem' },
    editable('lastname', (row) => (
      <span className="student-import__name">{textOf(row, 'lastname').toLocaleUpperCase('fr')}</span>
    )),
    { ...editable('firstname'), primary: true },
    editable('email', (row) => <Email address={textOf(row, 'email')} />),
    { ...editable('phone'), width: '10.5rem' },
    kind === 'STAFF' ? editable('classes') : child,
    { key: 'status', title: t('verdict'), width: '22%', render: (row) => <Verdict row={row} /> },
  ];
}
