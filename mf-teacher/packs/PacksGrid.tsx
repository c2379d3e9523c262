import { ErrorState, EmptyState, Loading, Skeleton } from '@memocartes/shared-ui/states';
import { Pagination } from '@memocartes/shared-ui/data-table';
import { Grid } from '@memocartes/shared-ui/stack';
import { classes } from '@memocartes/shared-ui/theme';
import { useTranslation } from 'react-i18next';

import type { PacksListing } from './listing.ts';
import { PackSheet } from './PackSheet.tsx';

/** Packs as sheets, or as the smaller tiles of the compact grid (specification §2.7). */
export function PacksGrid({ packs, error, empty, compact, acts, pageNumber = 1, pageSize = 20, onPage }: PacksListing) {
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
      <ul className={classes('packs-grid', compact && 'packs-grid--compact')}>
        {packs.packs_pro.map((pack) => (
          <li key={pack.id}>
            <PackSheet pack={pack} compact={compact} {...acts} />
          </li>
        ))}
      </ul>
      <div className="packs-foot">
        <span role="status">{t('count', { count: packs.count })}</span>
        {onPage && <Pagination page={pageNumber} pages={Math.ceil(packs.count / pageSize)} onPage={onPage} />}
      </div>
    </>
  );
}
