import { mondayOf, today } from '@memocartes/contract/learning/calendar/days';
import { maxPageSize } from '@memocartes/contract/lists/page-size';
import { useListPacksQuery } from '@memocartes/shared-api/packs.api';
import { useDates } from '@memocartes/shared-shell/i18n';
import { Banner } from '@memocartes/shared-ui/banner';
import { LinkButton } from '@memocartes/shared-ui/button';
import { useTranslation } from 'react-i18next';

/**
 * Warns that a class has had no pack up to this week, so a session has no new cards; links to the packs of the class.
 * Renders nothing otherwise, while loading, and after an error [sessions.no-pack].
 */
export function NoPackWarning({ classId }: { readonly classId: number }) {
  const { t } = useTranslation('sessions');
  const dates = useDates();
  // The oldest packs come first: one page contains an assignment up to this week, if there is any.
  const { currentData } = useListPacksQuery({ class_id: classId, nb_items: maxPageSize, order_dir: 'asc' });
  const assignments = currentData?.packs_pro.flatMap(({ classes }) => classes) ?? [];
  const weeks = assignments.flatMap(({ classes_id, week }) => (classes_id === classId ? [week] : []));
  const [firstWeek] = weeks.toSorted();
  if (!currentData || (firstWeek !== undefined && firstWeek <= mondayOf(today()))) return null;
  const link = (
    <LinkButton to={`/schools/packs?class=${classId}`} size="small">
      {t('open.packs')}
    </LinkButton>
  );

  return (
    <Banner tone="warning" action={link}>
      {firstWeek === undefined ? t('open.noPack') : t('open.packLater', { day: dates.long(firstWeek) })}
    </Banner>
  );
}
