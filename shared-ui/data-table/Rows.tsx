import type { ReactNode } from 'react';

import { Skeleton } from '../states/Skeleton.tsx';
import { classes } from '../theme/classes.ts';
import { useTheme } from '../theme/ThemeProvider.tsx';
import type { RowKeyHandlers } from './selection/row-picking.ts';
import type { RowKey } from './selection/types.ts';
import { primaryIndex, type ShownColumn } from './shownColumn.ts';
import { cellClass } from './TableHead.tsx';
import type { Column, DataTableProps } from './types.ts';

type RowProps<Row> = Pick<DataTableProps<Row>, 'rowTo' | 'onRow' | 'rowActions'> & {
  readonly columns: ShownColumn<Row>[];
  readonly row: Row;
  readonly current: boolean;
  readonly keyHandlers: RowKeyHandlers;
  readonly pick?: ReactNode;
};

const content = <Row,>(column: Column<Row>, row: Row): ReactNode =>
  column.render ? column.render(row) : ((row as Record<string, ReactNode>)[column.key] ?? '');

/**
 * One row. Its link or button is in the primary cell and covers the whole row: mouse and keyboard use the same element.
 */
export function BodyRow<Row>({ row, columns, rowTo, onRow, rowActions, current, keyHandlers, pick }: RowProps<Row>) {
  const { Link } = useTheme();
  const primary = primaryIndex(columns);

  const open = (children: ReactNode) => {
    const shared = { ...keyHandlers, className: 'mc-table__open', children };
    if (rowTo) return <Link to={rowTo(row)} {...shared} />;
    if (onRow) return <button type="button" {...shared} onClick={() => onRow(row)} />;
    return children;
  };

  return (
    <tr
      className={classes((rowTo || onRow) && 'mc-table__row--live', current && 'mc-table__row--current') || undefined}
      aria-current={current || undefined}
    >
      {pick && <td className="mc-table__pick">{pick}</td>}
      {columns.map((column, i) =>
        i === primary ? (
          <th key={column.key} scope="row" className={cellClass(column)} data-title={column.title}>
            {open(content(column, row))}
          </th>
        ) : (
          <td key={column.key} className={cellClass(column)} data-title={column.hiddenTitle ? '' : column.title}>
            {content(column, row)}
          </td>
        ),
      )}
      {rowActions && (
        <td className="mc-table__actions">
          <span>{rowActions(row)}</span>
        </td>
      )}
    </tr>
  );
}

type SkeletonRowsProps<Row> = {
  readonly columns: ShownColumn<Row>[];
  readonly count: number;
  readonly actions: boolean;
  readonly pick: boolean;
};

/** Skeleton rows with the columns of the table. */
export function SkeletonRows<Row>({ columns, count, actions, pick }: SkeletonRowsProps<Row>) {
  return Array.from({ length: count }, (_, i) => (
    <tr key={i}>
      {pick && <td className="mc-table__pick" />}
      {columns.map((column, j) => (
        <td key={column.key} className={cellClass(column)}>
          <Skeleton width={column.numeric ? '3ch' : `${[70, 55, 80][(i + j) % 3]}%`} />
        </td>
      ))}
      {actions && <td className="mc-table__actions" />}
    </tr>
  ));
}

/** Default key of a row: `row.id`. */
export const idOf = (row: unknown): RowKey => (row as { readonly id: RowKey }).id;
