import { useListDeletedResourcesQuery } from '@memocartes/shared-api/resources.api';
import { useFailure } from '@memocartes/shared-shell/errors';
import { useDates } from '@memocartes/shared-shell/i18n';
import { Button } from '@memocartes/shared-ui/button';
import { Dialog } from '@memocartes/shared-ui/dialog';
import { EmptyState, ErrorState, Loading, SkeletonText } from '@memocartes/shared-ui/states';
import { useTranslation } from 'react-i18next';

import { useRestoreResource } from './useDeleteResource.ts';

/** Resources deleted in the last 24 hours, which can be restored [resources.undo]. */
export function RecentlyDeletedDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('resources');
  const dates = useDates();
  const failure = useFailure();
  const restore = useRestoreResource();
  const { data, error, refetch } = useListDeletedResourcesQuery(undefined, { refetchOnMountOrArgChange: true });

  return (
    <Dialog title={t('deletedTitle')} width={560} onClose={onClose}>
      {error && <ErrorState message={failure.text(error)} onRetry={() => void refetch()} />}
      {!data && !error && (
        <Loading>
          <SkeletonText />
        </Loading>
      )}
      {data?.count === 0 && <EmptyState title={t('deletedEmpty')} hint={t('deletedHint')} />}
      {!!data?.count && (
        <>
          <p>{t('deletedHint')}</p>
          <ul className="resource-lines">
            {data.resources.map(({ id, title, date_delete }) => (
              <li key={id}>
                <div>
                  {title}
                  <p>{t('deletedOn', { date: dates.instant(date_delete) })}</p>
                </div>
                <Button
                  size="small"
                  icon="undo"
                  aria-label={t('restoreNamed', { title })}
                  onClick={() => void restore(id)}
                >
                  {t('restore')}
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
    </Dialog>
  );
}
