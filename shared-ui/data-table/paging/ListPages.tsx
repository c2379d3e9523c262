import { useEffect, useEffectEvent } from 'react';

import { PageSize } from './PageSize.tsx';
import { Pagination } from './Pagination.tsx';

export type ListPagesProps = {
  /** Page number, from 1. */
  readonly pageNumber: number;
  readonly pageSize: number;
  /** Total number of rows on all pages. */
  readonly count: number;
  /** Whether `count` may be the result of an earlier query. */
  readonly loading?: boolean;
  /** `replaces`: the current page doesn't exist, so the browser's back must not return to it. */
  readonly onPage?: (page: number, replaces?: boolean) => void;
  readonly onPageSize?: (size: number) => void;
};

/**
 * Page size and pagination below a list. Goes to the last page if the current page no longer exists, for example after
 * its last row was deleted.
 */
export function ListPages({ pageNumber, pageSize, count, loading, onPage, onPageSize }: ListPagesProps) {
  const pages = Math.ceil(count / pageSize);
  const isPastLastPage = !loading && pages > 0 && pageNumber > pages;
  const goToLastPage = useEffectEvent(() => onPage?.(pages, true));
  useEffect(() => {
    if (isPastLastPage) goToLastPage();
  }, [isPastLastPage]);
  return (
    <>
      {onPageSize && <PageSize size={pageSize} count={count} onSize={onPageSize} />}
      {onPage && <Pagination page={pageNumber} pages={pages} onPage={onPage} />}
    </>
  );
}
