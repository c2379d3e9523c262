import { defaultPageSize } from '@memocartes/contract/lists/page-size';
import { ListPages, useScrollToNewPage } from '@memocartes/shared-ui/data-table';
import { Grid } from '@memocartes/shared-ui/stack';
import { EmptyState, ErrorState, Loading, Skeleton } from '@memocartes/shared-ui/states';
import { classes } from '@memocartes/shared-ui/theme';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';

import type { PacksListing } from './listing.ts';
import { PackTile } from './PackTile.tsx';

/** Packs as tiles, smaller ones in the compact grid [packs.views]. */
export function PacksGrid({ packs, error, empty, compact, actions, ...pages }: PacksListing) {
  const { loading, pageNumber = 1, pageSize = defaultPageSize, onPage, onPageSize } = pages;
  const top = useRef<HTMLUListElement>(null);
  useScrollToNewPage(top, pageNumber);
  const { t } = useTranslation('packs');
  if (error) return <ErrorState {...error} />;
  if (!packs) {
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
  if (packs.count === 0) return <EmptyState {...empty} />;
  return (
    <>
      <h2 className="mc-sr-only">{t('view.all')}</h2>
      <ul ref={top} className={classes('packs-grid', compact && 'packs-grid--compact')}>
        {packs.packs_pro.map((pack) => (
          <li key={pack.id}>
            <PackTile pack={pack} compact={compact} {...actions} />
          </li>
        ))}
      </ul>
      <div className="packs-foot">
        <span role="status">{t('count', { count: packs.count })}</span>
        <ListPages {...{ loading, pageNumber, pageSize, onPage, onPageSize }} count={packs.count} />
      </div>
    </>
  );
}
