import type { Pack } from '@memocartes/contract/packs/packs.routes';
import { type DataTableProps, ListPages, useScrollToNewPage } from '@memocartes/shared-ui/data-table';
import { Grid } from '@memocartes/shared-ui/stack';
import { EmptyState, ErrorState, Loading, Skeleton } from '@memocartes/shared-ui/states';
import { classes } from '@memocartes/shared-ui/theme';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';

import type { PackActions } from './PackMenu.tsx';
import { PackTile } from './PackTile.tsx';

type PageProps = 'pageNumber' | 'pageSize' | 'onPage' | 'onPageSize';
type Props = Pick<DataTableProps<Pack>, 'page' | 'loading' | 'error' | 'empty'> &
  Required<Pick<DataTableProps<Pack>, PageProps>> & {
    /** Whether tiles are smaller. */
    readonly compact: boolean;
    readonly actions: PackActions;
  };

/** Packs as tiles, smaller ones in the compact grid [packs.views]. */
export function PacksGrid(props: Props) {
  const { page, error, pageNumber, pageSize, loading, onPage, onPageSize } = props;
  const { t } = useTranslation('packs');
  const count = error ? undefined : page?.count;
  return (
    <>
      <Tiles {...props} />
      <div className={count ? 'packs-foot' : 'mc-sr-only'}>
        <span role="status">{count !== undefined && t('count', { count })}</span>
        {count ? (
          <ListPages
            pageNumber={pageNumber}
            pageSize={pageSize}
            loading={loading}
            onPage={onPage}
            onPageSize={onPageSize}
            count={count}
          />
        ) : null}
      </div>
    </>
  );
}

function Tiles({ page, error, empty, compact, actions, pageNumber }: Props) {
  const top = useRef<HTMLUListElement>(null);
  useScrollToNewPage(top, pageNumber);
  const { t } = useTranslation('packs');
  if (error) return <ErrorState {...error} />;
  if (!page) {
    return (
      <Loading>
        <Grid min={compact ? 220 : 280}>
          {Array.from({ length: 8 }, (_, i) => (
            <Skeleton key={i} height={compact ? 76 : 168} />
          ))}
        </Grid>
      </Loading>
    );
  }
  if (page.count === 0) return <EmptyState {...empty} />;

  return (
    <>
      <h2 className="mc-sr-only">{t('view.all')}</h2>
      <ul ref={top} className={classes('packs-grid', compact && 'packs-grid--compact')}>
        {page.rows.map((pack) => (
          <li key={pack.id}>
            <PackTile pack={pack} compact={compact} {...actions} />
          </li>
        ))}
      </ul>
    </>
  );
}
