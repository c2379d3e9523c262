import { defaultPageSize } from '@memocartes/contract/lists/page-size';
import { useListNotificationsQuery } from '@memocartes/shared-api/notifications.api';
import { useLocale } from '@memocartes/shared-shell/i18n';
import { ErrorState, Loading } from '@memocartes/shared-ui/states';
import { useTranslation } from 'react-i18next';

import { NotificationRow } from './NotificationRow.tsx';

type Props = { readonly page: number; readonly isReachable?: (address: string) => boolean };

/** One page of notifications as list items, with a query of its own: each page is refetched after a change. */
export function NotificationsPage({ page, isReachable }: Props) {
  const { t } = useTranslation('notifications');
  const lang = useLocale();
  const { data, error, refetch } = useListNotificationsQuery({ nb_items: defaultPageSize, nb_page: page, lang });
  if (data) {
    return data.notifications.map((row) => (
      <NotificationRow key={row.id} row={row} {...(isReachable && { isReachable })} />
    ));
  }
  return <li>{error ? <ErrorState message={t('failed')} onRetry={() => void refetch()} /> : <Loading lines={8} />}</li>;
}
