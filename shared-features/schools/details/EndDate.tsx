import { endWarning } from '@memocartes/contract/schools/ending';
import { useDates } from '@memocartes/shared-shell/i18n';
import { Tag } from '@memocartes/shared-ui/tag';
import { useTranslation } from 'react-i18next';

import { endTone } from './endTone.ts';

/** An end date of a school, highlighted when it is near or past [schools.end-warnings]. */
export function EndDate({ end }: { readonly end: string | null }) {
  const { t } = useTranslation('schoolDetails');
  const dates = useDates();
  if (!end) return t('noEnd');
  const warning = endWarning(end);
  if (!warning) return dates.day(end);
  const isOver = warning === 'OVER';

  return (
    <Tag tone={endTone(warning)} icon={isOver ? 'alert' : 'clock'}>
      {t(isOver ? 'over' : 'soon', { date: dates.day(end) })}
    </Tag>
  );
}
