import { useEffect, useEffectEvent, useId, useRef } from 'react';

import { EmptyState } from '../states/EmptyState.tsx';
import { ErrorState } from '../states/ErrorState.tsx';
import { useUiTexts } from '../theme/ThemeProvider.tsx';
import { ListPages } from './paging/ListPages.tsx';
import { useScrollToNewPage } from './paging/useScrollToNewPage.ts';
import { BodyRow, idOf, SkeletonRows } from './Rows.tsx';
import { markKeys, useRowKeys } from './selection/useRowKeys.ts';
import { useRowSelection } from './selection/useRowSelection.tsx';
import { SelectionBar } from './SelectionBar.tsx';
import { TableHead } from './TableHead.tsx';
import { TableToolbar } from './TableToolbar.tsx';
import type { DataTableProps } from './types.ts';
import { useColumns } from './useColumns.ts';
import { useFittingColumns } from './useFittingColumns.ts';
import './data-table.css';

/** Maximum number of skeleton rows: enough to fill a screen. */
const skeletons = 8;

/**
 * A list in its four states: loading, empty, failed, filled. Rows are 48 px; in a narrow container each becomes a card, and columns are
 * dropped before any is truncated.
 * Arrow keys move between rows, Enter opens, Space selects; a line under the table explains the keys to keyboard users.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const {
    label,
    page,
    rowKey = idOf,
    loading,
    error,
    empty,
    sort,
    onSort,
    rowTo,
    onRow,
    rowActions,
    selection,
  } = props;
  const { pageNumber = 1, pageSize = 20, onPage, currentKey } = props;
  const texts = useUiTexts();
  const hint = useId();
  const chosen = useColumns(props.columns, props.columnsKey);
  const { columns } = chosen;
  const rows = page?.rows ?? [];
  const pick = useRowSelection(selection, rows, rowKey);
  const keys = useRowKeys(pick, rows.map(rowKey));
  const opens = !!(rowTo || onRow);
  const walkable = rows.length > 0 && !error && (opens || !!pick);
  const waiting = !page && !error;
  const pages = Math.ceil((page?.count ?? 0) / pageSize);
  const retry = error?.onRetry ?? props.onRetry;

  // the last row of the last page was deleted: go to the previous page
  const beyond = !loading && pages > 0 && pageNumber > pages;
  const goBack = useEffectEvent(() => onPage?.(pages));
  useEffect(() => {
    if (beyond) goBack();
  }, [beyond]);

  const sheet = useRef<HTMLDivElement>(null);
  useScrollToNewPage(sheet, pageNumber);
  const nbDropped = useFittingColumns({ table: sheet, order: chosen.order, nbFrom: chosen.nbFrom, rows: page });

  return (
    <div className="mc-table" ref={sheet}>
      <TableToolbar
        toolbar={props.toolbar}
        tools={props.tools}
        actions={props.actions}
        nbDropped={nbDropped}
        columns={props.columnsKey && page?.count !== 0 ? chosen : undefined}
        onExport={page?.count === 0 ? undefined : props.onExport}
      />
      {error ? (
        <ErrorState message={error.message} onRetry={retry} />
      ) : (
        <div className="mc-table__sheet">
          {loading && page && <div className="mc-table__busy" />}
          {page?.count === 0 ? (
            <EmptyState {...empty} />
          ) : (
            <div className="mc-table__scroll">
              <table
                aria-label={label}
                aria-busy={loading || waiting || undefined}
                aria-describedby={walkable ? hint : undefined}
              >
                <TableHead columns={columns} sort={sort} onSort={onSort} actions={!!rowActions} pick={pick?.all} />
                <tbody onFocus={markKeys} onBlur={markKeys}>
                  {waiting && (
                    <SkeletonRows
                      columns={columns}
                      count={Math.min(pageSize, skeletons)}
                      actions={!!rowActions}
                      pick={!!pick}
                    />
                  )}
                  {rows.map((row) => (
                    <BodyRow
                      key={rowKey(row)}
                      {...{ row, columns, rowTo, onRow, rowActions }}
                      current={currentKey !== undefined && rowKey(row) === currentKey}
                      keys={keys}
                      pick={pick?.one(row, keys)}
                    />
                  ))}
                </tbody>
              </table>
            </div>
          )}
        </div>
      )}
      {selection && !error && <SelectionBar selection={selection} keys={rows.map(rowKey)} />}
      <div className="mc-table__foot">
        <span role="status">
          {waiting && <span className="mc-sr-only">{texts.loading}</span>}
          {page && !error && (
            <span className={page.count && onPage ? undefined : 'mc-sr-only'}>{texts.results(page.count)}</span>
          )}
        </span>
        {walkable && (
          <span id={hint} className="mc-table__keys">
            {[texts.keysMove, opens && texts.keysOpen, pick && texts.keysSelect].filter(Boolean).join(' · ')}
          </span>
        )}
        {page && !error && (
          <ListPages {...{ pageNumber, pageSize, onPage }} count={page.count} onPageSize={props.onPageSize} />
        )}
      </div>
    </div>
  );
}
