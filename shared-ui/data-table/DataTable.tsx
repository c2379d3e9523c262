import { useId, useRef } from 'react';

import { EmptyState } from '../states/EmptyState.tsx';
import { ErrorState } from '../states/ErrorState.tsx';
import { useUiTexts } from '../theme/ThemeProvider.tsx';
import { ListPages } from './paging/ListPages.tsx';
import { useScrollToNewPage } from './paging/useScrollToNewPage.ts';
import { BodyRow, idOf, SkeletonRows } from './Rows.tsx';
import { markKeyboardNavigation, useRowKeyboard } from './selection/useRowKeyboard.ts';
import { useRowSelection } from './selection/useRowSelection.tsx';
import { SelectionBar } from './SelectionBar.tsx';
import { TableHead } from './TableHead.tsx';
import { TableToolbar } from './TableToolbar.tsx';
import type { DataTableProps } from './types.ts';
import { useColumns } from './useColumns.ts';
import { useFittingColumns } from './useFittingColumns.ts';
import './data-table.css';

/** Maximum number of skeleton rows; 8 rows fill a screen. */
const maxSkeletonRows = 8;

/**
 * A list in its four states: loading, empty, failed [interface.list-failure], filled. Screen readers announce the
 * number of results [interface.result-count]. A table that is too narrow drops columns; below a minimum width each row
 * becomes a card. Arrow keys move between rows, Enter opens, Space selects; a line under the table explains the keys to
 * keyboard users.
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
  const hintId = useId();
  const columnChoice = useColumns(props.columns, props.columnsKey);
  const { columns } = columnChoice;
  const rows = page?.rows ?? [];
  const pick = useRowSelection(selection, rows, rowKey);
  const keyHandlers = useRowKeyboard(pick, rows.map(rowKey));
  const opens = !!(rowTo || onRow);
  const showsKeyHint = rows.length > 0 && !error && (opens || !!pick);
  const isFirstLoad = !page && !error;

  const root = useRef<HTMLDivElement>(null);
  useScrollToNewPage(root, pageNumber);
  const nbDropped = useFittingColumns({
    table: root,
    order: columnChoice.order,
    nbFrom: columnChoice.nbFrom,
    rows: page,
  });

  return (
    <div className="mc-table" ref={root}>
      <TableToolbar
        toolbar={props.toolbar}
        tools={props.tools}
        actions={props.actions}
        nbDropped={nbDropped}
        columns={props.columnsKey && page?.count !== 0 ? columnChoice : undefined}
        onExport={page?.count === 0 ? undefined : props.onExport}
      />
      {error ? (
        <ErrorState message={error.message} onRetry={error.onRetry} />
      ) : (
        <div className="mc-table__sheet">
          {loading && page && <div className="mc-table__busy" />}
          {page?.count === 0 ? (
            <EmptyState {...empty} />
          ) : (
            <div className="mc-table__scroll">
              <table
                aria-label={label}
                aria-busy={loading || isFirstLoad || undefined}
                aria-describedby={showsKeyHint ? hintId : undefined}
              >
                <TableHead columns={columns} sort={sort} onSort={onSort} actions={!!rowActions} pick={pick?.all} />
                <tbody onFocus={markKeyboardNavigation} onBlur={markKeyboardNavigation}>
                  {isFirstLoad && (
                    <SkeletonRows
                      columns={columns}
                      count={Math.min(pageSize, maxSkeletonRows)}
                      actions={!!rowActions}
                      pick={!!pick}
                    />
                  )}
                  {rows.map((row) => (
                    <BodyRow
                      key={rowKey(row)}
                      row={row}
                      columns={columns}
                      rowTo={rowTo}
                      onRow={onRow}
                      rowActions={rowActions}
                      current={currentKey !== undefined && rowKey(row) === currentKey}
                      keyHandlers={keyHandlers}
                      pick={pick?.one(row, keyHandlers)}
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
          {isFirstLoad && <span className="mc-sr-only">{texts.loading}</span>}
          {page && !error && (
            <span className={page.count && onPage ? undefined : 'mc-sr-only'}>{texts.results(page.count)}</span>
          )}
        </span>
        {showsKeyHint && (
          <span id={hintId} className="mc-table__keys">
            {[texts.keysMove, opens && texts.keysOpen, pick && texts.keysSelect].filter(Boolean).join(' · ')}
          </span>
        )}
        {page && !error && (
          <ListPages
            pageNumber={pageNumber}
            pageSize={pageSize}
            loading={loading}
            onPage={onPage}
            count={page.count}
            onPageSize={props.onPageSize}
          />
        )}
      </div>
    </div>
  );
}
