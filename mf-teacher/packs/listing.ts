import type { Pack, PackPage } from '@memocartes/contract/packs/packs.routes';
import type { DataTableProps } from '@memocartes/shared-ui/data-table';

/** What both ways to list packs are given. */
export type PacksListing = Pick<
  DataTableProps<Pack>,
  'loading' | 'error' | 'empty' | 'pageNumber' | 'pageSize' | 'onPage' | 'sort' | 'onSort'
> & {
  readonly packs: PackPage | undefined;
  readonly onGive: (pack: Pack) => void;
  readonly onDelete: (pack: Pack) => void;
};
