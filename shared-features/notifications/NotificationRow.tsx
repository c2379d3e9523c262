import type { NotificationLink } from '@memocartes/contract/notifications/notifications.routes';
import { useDates } from '@memocartes/shared-shell/i18n';
import { Button, LinkButton } from '@memocartes/shared-ui/button';
import { Tag, type Tone } from '@memocartes/shared-ui/tag';
import { classes } from '@memocartes/shared-ui/theme';
import { useTranslation } from 'react-i18next';

import { useMarkViewed } from './useMarkViewed.ts';
import './notifications.css';

const tones: Record<NotificationLink['notification']['type'], Tone> = {
  ALERT: 'danger',
  WARNING: 'warning',
  INFO: 'info',
  SUCCESS: 'success',
};

type Props = {
  readonly row: NotificationLink;
  /** Whether the reader can open a path; all paths by default. */
  readonly isReachable?: (address: string) => boolean;
};

/** A notification: date, text, link, and whether it was read. */
export function NotificationRow({ row, isReachable = () => true }: Props) {
  const { t } = useTranslation('notifications');
  const dates = useDates();
  const markViewed = useMarkViewed();
  const { type, title, content, link, date_create } = row.notification;
  const onView = () => markViewed(row.id);

  return (
    <li className={classes('notifications__row', !row.is_viewed && 'notifications__row--new')}>
      <div className="notifications__head">
        <Tag tone={tones[type]}>{t(`types.${type}`)}</Tag>
        <time dateTime={date_create}>{dates.instant(date_create)}</time>
      </div>
      <h3>
        {!row.is_viewed && <span className="mc-sr-only">{t('new')} </span>}
        {title}
      </h3>
      <p>{content}</p>
      <div className="notifications__actions">
        {link && isReachable(link) && (
          <LinkButton to={link} size="small" aria-label={t('openNamed', { title })} onClick={onView}>
            {t('open')}
          </LinkButton>
        )}
        {!row.is_viewed && (
          <Button size="small" kind="quiet" aria-label={t('viewedNamed', { title })} onClick={onView}>
            {t('viewed')}
          </Button>
        )}
      </div>
    </li>
  );
}
