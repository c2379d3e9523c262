import { useViewNotificationMutation } from '@memocartes/shared-api/notifications.api';
import { useFailure } from '@memocartes/shared-shell/errors';
import { useTranslation } from 'react-i18next';

/** Marks a notification as viewed, given the id of its row; a failure is shown as a toast [notifications.viewed]. */
export function useMarkViewed(): (id: number) => void {
  const { t } = useTranslation('notifications');
  const failure = useFailure();
  const [view] = useViewNotificationMutation();

  const markViewed = async (id: number) => {
    const { error } = await view({ id });
    if (!error) return;
    const text = failure.changeText(error, (reason) => t('updateFailed', { reason }));
    failure.toast(error, text);
  };

  return (id) => void markViewed(id);
}
