import { documentUrl } from '@memocartes/contract/documents/documents.calls';
import { addDays } from '@memocartes/contract/learning/calendar/days';
import type { StudentWeek } from '@memocartes/contract/student-week/student-week.routes';
import { hasLeft } from '@memocartes/contract/students/student-status';
import { useDates } from '@memocartes/shared-shell/i18n';
import { personName } from '@memocartes/shared-ui/avatar';
import { IconButton } from '@memocartes/shared-ui/button';
import { StudentAvatar } from '@memocartes/shared-ui/child-picture';
import { useTranslation } from 'react-i18next';

import { useShowWeek } from './useShowWeek.ts';

type Props = { readonly week: StudentWeek; readonly thisMonday: string };

/**
 * The child, the week shown, arrows to the week before and after, and a button that prints [families.print]. Says that
 * a child has left the school [families.left].
 */
export function WeekHeader({ week: { student, week, weeks }, thisMonday }: Props) {
  const { t } = useTranslation('childWeek');
  const dates = useDates();
  const show = useShowWeek(thisMonday);
  const first = weeks.at(-1)?.week ?? thisMonday;
  const noClass = t(hasLeft(student) ? 'left' : 'noClass');
  const weekOf = t('weekOf', { date: dates.dayOfMonth(week) });
  const classAndSchool = t('place', { class: student.class_?.name ?? noClass, school: student.school.name });

  return (
    <header id="week" className="child-week__head">
      <StudentAvatar
        name={personName(student)}
        photo={documentUrl(student.avatar?.id)}
        picture={student.picture}
        size={56}
      />
      <div className="child-week__who">
        <h2>{personName(student)}</h2>
        <p>{classAndSchool}</p>
      </div>
      <div className="child-week__weeks" role="group" aria-label={t('weeks')}>
        <IconButton
          icon="chevron-left"
          label={t('earlier')}
          disabled={week <= first}
          onClick={() => show(addDays(week, -7))}
        />
        <p aria-live="polite" className="child-week__shown">
          {week === thisMonday ? t('thisWeek') : weekOf}
        </p>
        {/* A print is read later than this week. */}
        <p aria-hidden className="child-week__printed">
          {weekOf}
        </p>
        <IconButton
          icon="chevron-right"
          label={t('later')}
          disabled={week >= thisMonday}
          onClick={() => show(addDays(week, 7))}
        />
      </div>
      <IconButton icon="print" label={t('print')} onClick={() => window.print()} />
    </header>
  );
}
