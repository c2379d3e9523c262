import { useDates } from '@memocartes/shared-shell/i18n';
import { Tag } from '@memocartes/shared-ui/tag';
import { useTranslation } from 'react-i18next';

import { nearEnd } from './near-end.ts';

/** End date of a school's access, highlighted when it is near or past. */
export function Ending({ end }: { readonly end: string | null }) {
  const { t } = useTranslation('schoolDetails');
  const dates = useDates();
  if (!end) return t('noEnd');
  const near = nearEnd(end);
  if (near === 'later') return dates.day(end);
  return (
    <Tag tone={near === 'over' ? 'danger' : 'warning'} icon={near === 'over' ? 'alert' : 'clock'}>
      {t(near, { date: dates.day(end) })}
    </Tag>
  );
}
