import { mondayOf, today } from '@memocartes/contract/learning/calendar/days';
import { plannedLessons, schoolYearStart } from '@memocartes/contract/learning/calendar/school-year';
import { useListClassWeeksQuery } from '@memocartes/shared-api/packs.api';
import { useDates } from '@memocartes/shared-shell/i18n';
import { Banner } from '@memocartes/shared-ui/banner';
import { LinkButton } from '@memocartes/shared-ui/button';
import { useTranslation } from 'react-i18next';

/**
 * Warns that a class has had no pack this school year, up to this week, so a session has no new cards; links to the
 * packs of the class. Renders nothing otherwise, while loading, and after an error [sessions.no-pack].
 */
export function NoPackWarning({ classId }: { readonly classId: number }) {
  const { t } = useTranslation('sessions');
  const dates = useDates();
  const from = schoolYearStart(today());
  const { currentData } = useListClassWeeksQuery({ id: classId, from, to: plannedLessons(from).to });
  const firstWeek = currentData?.weeks.find(({ pack }) => pack)?.monday;
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
