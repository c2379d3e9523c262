import type { HomeWeek } from '@memocartes/contract/devices/home-revision/home.routes';
import { Icon } from '@memocartes/shared-ui/icon';
import { useTranslation } from 'react-i18next';

import './home-revision.css';

/** What a child revised at home this week [home-revision.week-seen]; renders nothing without an answer. */
export function HomeWeekText({ week }: { readonly week: HomeWeek | undefined }) {
  const { t } = useTranslation('homeRevision');
  if (!week?.nb_answers) return null;
  const right = t('weekRight', { count: week.nb_right, all: week.nb_answers });
  return (
    <p className="home-revision__week">
      <Icon name="check" size={20} />
      {t('week', { count: week.nb_revisions, right })}
    </p>
  );
}
