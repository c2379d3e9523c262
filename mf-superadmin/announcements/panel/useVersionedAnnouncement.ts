import type { Announcement } from '@memocartes/contract/announcements/announcements.routes';
import { useDates } from '@memocartes/shared-shell/i18n';
import { type Versioned, versionedBy } from '@memocartes/shared-shell/versions';
import { useTranslation } from 'react-i18next';

import { useOffersText } from '../useTargetText.ts';
import { type AnnouncementValues, announcementValues } from './announcement.form.ts';

/**
 * The announcement that a form changes, with the fields to compare if another person has changed it meanwhile.
 * Undefined for a new announcement [announcements.versions].
 */
export function useVersionedAnnouncement(
  announcement: Announcement | undefined,
): Versioned<AnnouncementValues> | undefined {
  const { t } = useTranslation('announcements');
  const dates = useDates();
  const offersText = useOffersText();
  const day = (date: string | null) => (date ? dates.day(date) : '');
  return (
    announcement &&
    versionedBy(announcement, announcementValues, [
      { name: 'content_fr', label: t('contentFr') },
      { name: 'content_en', label: t('contentEn') },
      { name: 'level', label: t('level'), show: ({ level }) => (level ? t(`levels.${level}`) : '') },
      { name: 'target', label: t('target'), show: ({ target }) => (target ? t(`targets.${target}`) : '') },
      {
        name: 'offers',
        label: t('offers'),
        show: (values) => offersText(values.offers),
      },
      {
        name: 'schools_id',
        label: t('schools'),
        show: ({ schools_id }) => t('nbChosen', { count: schools_id.length }),
      },
      { name: 'date_start', label: t('start'), show: ({ date_start }) => day(date_start) },
      { name: 'date_end', label: t('end'), show: ({ date_end }) => day(date_end) },
    ])
  );
}
