import { useListDeletedResourcesQuery } from '@memocartes/shared-api/resources.api';
import { useDates } from '@memocartes/shared-shell/i18n';
import { Loaded } from '@memocartes/shared-shell/loaded';
import { Button } from '@memocartes/shared-ui/button';
import { Dialog } from '@memocartes/shared-ui/dialog';
import { EmptyState, Loading } from '@memocartes/shared-ui/states';
import { useTranslation } from 'react-i18next';

import { useRestoreResource } from './useDeleteResource.ts';

/** Resources deleted in the last 24 hours, which can be restored [resources.undo]. */
export function RecentlyDeletedDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('resources');
  const dates = useDates();
  const restore = useRestoreResource();
  const deleted = useListDeletedResourcesQuery(undefined, { refetchOnMountOrArgChange: true });

  return (
    <Dialog title={t('deletedTitle')} width={560} onClose={onClose}>
      <Loaded {...deleted} waiting={<Loading lines={3} />}>
        {({ resources, count }) =>
          count === 0 ? (
            <EmptyState title={t('deletedEmpty')} hint={t('deletedHint')} />
          ) : (
            <>
              <p>{t('deletedHint')}</p>
              <ul className="resource-lines">
                {resources.map(({ id, title, date_delete }) => (
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
          )
        }
      </Loaded>
    </Dialog>
  );
}
