import type { Pack, PackPage } from '@memocartes/contract/packs/packs.routes';
import type { DataTableProps } from '@memocartes/shared-ui/data-table';

import type { PackActs } from './PackMenu.tsx';

/** What the grid of packs is given. */
export type PacksListing = Pick<
  DataTableProps<Pack>,
  'error' | 'empty' | 'pageNumber' | 'pageSize' | 'onPage' | 'onPageSize'
> & {
  readonly packs: PackPage | undefined;
  /** Smaller tiles, more of them. */
  readonly compact: boolean;
  readonly acts: PackActs;
};
