import {
  useListStudentNotificationsQuery,
  useViewNotificationForUserMutation,
} from '@memocartes/shared-api/notifications.api';
import { useFailure } from '@memocartes/shared-shell/errors';
import { useDates, useLocale } from '@memocartes/shared-shell/i18n';
import { Button } from '@memocartes/shared-ui/button';
import { Card, Row, Stack } from '@memocartes/shared-ui/stack';
import { useTranslation } from 'react-i18next';

/** Maximum number of notifications shown. */
const maxShown = 5;

/**
 * Notifications about a student, the latest first, unread titles in bold. Renders nothing without notifications
 * [notifications.student] [notifications.language].
 */
export function StudentNotifications({ id }: { readonly id: number }) {
  const { t } = useTranslation('studentBoxes');
  const dates = useDates();
  const failure = useFailure();
  const lang = useLocale();
  const { data } = useListStudentNotificationsQuery({ id, nb_items: maxShown, lang });
  const [view, viewing] = useViewNotificationForUserMutation();

  const markRead = async (notification: number) => {
    const { error } = await view({ id: notification });
    if (error) failure.toast(error);
  };

  if (!data?.count) return null;

  return (
    <Card title={t('news')}>
      <Stack gap={4}>
        {data.notifications.map(({ id: link, is_viewed, notification }) => (
          <Row key={link} justify="space-between">
            <div>
              {is_viewed ? notification.title : <strong>{notification.title}</strong>}
              <p className="student-boxes__note">{notification.content}</p>
              <time className="student-boxes__note" dateTime={notification.date_create}>
                {dates.instant(notification.date_create)}
              </time>
            </div>
            {!is_viewed && (
              <Button
                size="small"
                kind="quiet"
                busy={viewing.isLoading && viewing.originalArgs?.id === notification.id}
                aria-label={t('newsReadOf', { title: notification.title })}
                onClick={() => void markRead(notification.id)}
              >
                {t('newsRead')}
              </Button>
            )}
          </Row>
        ))}
      </Stack>
    </Card>
  );
}
