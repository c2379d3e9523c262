import type { Announcement } from '@memocartes/contract/announcements/announcements.routes';
import { offers } from '@memocartes/contract/offers/offers';
import { useTranslation } from 'react-i18next';

type Targeted = Pick<Announcement, 'target' | 'offers' | 'schools'>;

/**
 * Returns a function that describes whom an announcement is for: all schools, the names of the offers, or the names of
 * the schools [announcements.target].
 */
export function useTargetText(): (announcement: Targeted) => string {
  const { t } = useTranslation(['announcements', 'school']);
  return ({ target, offers: ids, schools }) => {
    if (target === 'ALL') return t('targets.ALL');
    if (target === 'OFFERS') {
      return ids.map((id) => t(`school:offers.${offers[id as keyof typeof offers]}`)).join(' ; ');
    }
    return schools.map(({ name }) => name).join(', ');
  };
}
