import { ErrorState, EmptyState, Loading, Skeleton } from '@memocartes/shared-ui/states';
import { Pagination } from '@memocartes/shared-ui/data-table';
import { Grid } from '@memocartes/shared-ui/stack';
import { useTranslation } from 'react-i18next';

import type { PacksListing } from './listing.ts';
import { PackSheet } from './PackSheet.tsx';

/** Packs as sheets. */
export function PacksGrid({
  packs,
  error,
  empty,
  onGive,
  onDelete,
  pageNumber = 1,
  pageSize = 20,
  onPage,
}: PacksListing) {
  const { t } = useTranslation('packs');
  if (error) return <ErrorState {...error} />;
  if (!packs) {
    return (
      <Loading>
        <Grid min={280}>
          {Array.from({ length: 8 }, (_, i) => (
            <Skeleton key={i} height={168} />
          ))}
        </Grid>
      </Loading>
    );
  }
  if (packs.count === 0) return <EmptyState {...empty} />;
  return (
    <>
      <h2 className="mc-sr-only">{t('view.all')}</h2>
      <ul className="packs-grid">
        {packs.packs_pro.map((pack) => (
          <li key={pack.id}>
            <PackSheet pack={pack} onGive={onGive} onDelete={onDelete} />
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
