import { useEffect, useEffectEvent } from 'react';
import { EmptyState } from '../states/EmptyState.tsx';
import { ErrorState } from '../states/ErrorState.tsx';
import { useUiTexts } from '../theme/ThemeProvider.tsx';
import { Head } from './Head.tsx';
import { Pagination } from './Pagination.tsx';
import { BodyRow, idOf, SkeletonRows } from './Rows.tsx';
import type { DataTableProps } from './types.ts';
import { usePick } from './usePick.tsx';
import './data-table.css';

/** Rows of skeleton at most: enough to fill a screen. */
const skeletons = 8;

/** A list in its four states: loading, empty, failed, filled. Rows are 48 px; below 600 px each becomes a small sheet. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const {
    label,
    columns,
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
    toolbar,
  } = props;
  const { pageNumber = 1, pageSize = 20, onPage, currentKey } = props;
  const texts = useUiTexts();
  const rows = page?.rows ?? [];
  const pick = usePick(props.selection, rows, rowKey);
  const waiting = !page && !error;
  const pages = Math.ceil((page?.count ?? 0) / pageSize);
  const retry = error?.onRetry ?? props.onRetry;

  // the last row of the last page was deleted: there is a page before
  const beyond = !loading && pages > 0 && pageNumber > pages;
  const goBack = useEffectEvent(() => onPage?.(pages));
  useEffect(() => {
    if (beyond) goBack();
  }, [beyond]);

  return (
    <div className="mc-table">
      {toolbar && <div className="mc-table__tools">{toolbar}</div>}
      {error ? (
        <ErrorState message={error.message} onRetry={retry} />
      ) : (
        <div className="mc-table__sheet">
          {loading && page && <div className="mc-table__busy" />}
          {page?.count === 0 ? (
            <EmptyState {...empty} />
          ) : (
            <div className="mc-table__scroll">
              <table aria-label={label} aria-busy={loading || waiting || undefined}>
                <Head columns={columns} sort={sort} onSort={onSort} acts={!!rowActions} pick={pick?.all} />
                <tbody>
                  {waiting && (
                    <SkeletonRows
                      columns={columns}
                      count={Math.min(pageSize, skeletons)}
                      acts={!!rowActions}
                      pick={!!pick}
                    />
                  )}
                  {rows.map((row) => (
                    <BodyRow
                      key={rowKey(row)}
                      {...{ row, columns, rowTo, onRow, rowActions }}
                      current={currentKey !== undefined && rowKey(row) === currentKey}
                      pick={pick?.one(row)}
                    />
                  ))}
                </tbody>
              </table>
            </div>
          )}
        </div>
      )}
      <div className="mc-table__foot">
        <span role="status">
          {waiting && <span className="mc-sr-only">{texts.loading}</span>}
          {page && !error && (
            <span className={page.count && onPage ? undefined : 'mc-sr-only'}>{texts.results(page.count)}</span>
          )}
        </span>
        {page && !error && onPage && <Pagination page={pageNumber} pages={pages} onPage={onPage} />}
      </div>
    </div>
  );
}
