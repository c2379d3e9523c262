import type { Announcement } from '@memocartes/contract/announcements/announcements.routes';
import { offers } from '@memocartes/contract/offers/offers';
import { useTranslation } from 'react-i18next';

/** Returns a function that lists offers by name, separated by semicolons because the names contain commas. */
export function useOffersText(): (ids: readonly number[]) => string {
  const { t } = useTranslation('school');
  return (ids) =>
    Object.entries(offers)
      .filter(([id]) => ids.includes(Number(id)))
      .map(([, code]) => t(`offers.${code}`))
      .join('\u00a0; ');
}

type Targeted = Pick<Announcement, 'target' | 'offers' | 'schools'>;

/**
 * Returns a function that describes whom an announcement is for: all schools, the names of the offers, or the names of
 * the schools [announcements.target].
 */
export function useTargetText(): (announcement: Targeted) => string {
  const { t } = useTranslation('announcements');
  const offersText = useOffersText();
  return ({ target, offers: ids, schools }) => {
    if (target === 'ALL') return t('targets.ALL');
    if (target === 'OFFERS') return offersText(ids);
    return schools.map(({ name }) => name).join(', ');
  };
}
