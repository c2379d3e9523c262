import { mondayOf, today } from '@memocartes/contract/learning/calendar/days';
import { schoolYearStart } from '@memocartes/contract/learning/calendar/school-year';
import type { Pack } from '@memocartes/contract/packs/packs.routes';
import { useDates } from '@memocartes/shared-shell/i18n';
import { Tag } from '@memocartes/shared-ui/tag';
import { useTranslation } from 'react-i18next';

/** Number of assignments listed; the others are counted. */
const maxShown = 2;

/** The classes and weeks of a pack, latest week first. */
export function PackAssignments({ pack }: { readonly pack: Pack }) {
  const { t } = useTranslation('packs');
  const dates = useDates();
  const assignments = pack.classes.toSorted((a, b) => b.week.localeCompare(a.week));
  const others = assignments.length - maxShown;
  const firstWeek = mondayOf(schoolYearStart(today()));
  /** `23/11`, with its year for a week of an earlier school year. */
  const dayOf = (week: string) => dates.day(week).slice(0, week < firstWeek ? undefined : 5);

  return (
    <span className="pack-assignments">
      {assignments.length === 0 && <Tag>{t('free')}</Tag>}
      {assignments.slice(0, maxShown).map((assignment) => (
        <Tag key={assignment.id} tone="accent" icon="calendar">
          {t('givenTo', { name: assignment.name, day: dayOf(assignment.week) })}
        </Tag>
      ))}
      {others > 0 && <Tag>{t('others', { count: others })}</Tag>}
    </span>
  );
}
