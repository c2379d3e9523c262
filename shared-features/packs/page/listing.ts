import type { Pack, PackPage } from '@memocartes/contract/packs/packs.routes';
import type { DataTableProps } from '@memocartes/shared-ui/data-table';

import type { PackActions } from './PackMenu.tsx';

/** Props of the grid of packs. */
export type PacksListing = Pick<
  DataTableProps<Pack>,
  'loading' | 'error' | 'empty' | 'pageNumber' | 'pageSize' | 'onPage' | 'onPageSize'
> & {
  readonly packs: PackPage | undefined;
  /** Whether tiles are smaller. */
  readonly compact: boolean;
  readonly actions: PackActions;
};
