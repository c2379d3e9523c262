import { PageSize } from './PageSize.tsx';
import { Pagination } from './Pagination.tsx';

export type ListPagesProps = {
  /** Page number, from 1. */
  pageNumber: number;
  pageSize: number;
  /** Number of rows of all pages. */
  count: number;
  onPage?: (page: number) => void;
  onPageSize?: (size: number) => void;
};

/** Below a list: page size and pagination. */
export const ListPages = ({ pageNumber, pageSize, count, onPage, onPageSize }: ListPagesProps) => (
  <>
    {onPageSize && <PageSize size={pageSize} count={count} onSize={onPageSize} />}
    {onPage && <Pagination page={pageNumber} pages={Math.ceil(count / pageSize)} onPage={onPage} />}
  </>
);
