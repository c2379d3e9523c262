import type { NotificationLink } from '@memocartes/contract/notifications/notifications.routes';
import { useDates } from '@memocartes/shared-shell/i18n';
import { Button, TextLink } from '@memocartes/shared-ui/button';
import { Tag, type Tone } from '@memocartes/shared-ui/tag';
import { classes } from '@memocartes/shared-ui/theme';
import { useTranslation } from 'react-i18next';

import { useReachable } from '../guard/reachable.tsx';

const tones: Record<NotificationLink['notification']['type'], Tone> = {
  ALERT: 'danger',
  WARNING: 'warning',
  INFO: 'info',
  SUCCESS: 'success',
};

/** A notification: text, age, link, and whether it was read. */
export function NotificationRow({ row, onView }: { readonly row: NotificationLink; readonly onView: () => void }) {
  const { t } = useTranslation('shell');
  const dates = useDates();
  const reachable = useReachable();
  const { type, title, content, link, date_create } = row.notification;
  return (
    <li className={classes('sh-note', !row.is_viewed && 'sh-note--new')}>
      <div className="sh-note__head">
        <Tag tone={tones[type]}>{t(`notifications.types.${type}`)}</Tag>
        <time dateTime={date_create}>{dates.instant(date_create)}</time>
      </div>
      <h3>
        {!row.is_viewed && <span className="mc-sr-only">{t('notifications.new')} </span>}
        {title}
      </h3>
      <p>{content}</p>
      <div className="sh-note__acts">
        {link && reachable(link) && (
          <TextLink to={link} onClick={onView}>
            {t('notifications.open')}
          </TextLink>
        )}
        {!row.is_viewed && (
          <Button size="small" kind="quiet" onClick={onView}>
            {t('notifications.viewed')}
          </Button>
        )}
      </div>
    </li>
  );
}
