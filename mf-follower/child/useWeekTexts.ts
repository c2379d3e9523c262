import { parisDay } from '@memocartes/contract/learning/calendar/days';
import type { StudentWeek, WeekActivity } from '@memocartes/contract/student-week/student-week.routes';
import { useDates } from '@memocartes/shared-shell/i18n';
import { useTranslation } from 'react-i18next';

/** The figures of a week as sentences. */
export function useWeekTexts() {
  const { t } = useTranslation('childWeek');
  const dates = useDates();
  const cards = (count: number) => t('summary.cards', { count });
  const joined = (...parts: (string | false)[]) => parts.filter(Boolean).join(', ');
  return {
    /** Cards and sessions are two separate counts: some of the cards may have been revised at home. */
    revised: ({ nb_cards, nb_sessions, moved }: WeekActivity) =>
      [
        joined(cards(nb_cards), moved.started > 0 && t('summary.started', { count: moved.started })),
        nb_sessions > 0 && t('summary.sessions', { count: nb_sessions }),
      ]
        .filter(Boolean)
        .join(' · '),
    up: ({ moved, nb_acquired }: WeekActivity) =>
      joined(t('summary.up', { count: moved.up }), nb_acquired > 0 && t('summary.acquired', { count: nb_acquired })),
    /** Only in a current week are these cards still to be revised. */
    down: ({ moved }: WeekActivity, isCurrent: boolean) =>
      t(isCurrent ? 'summary.down' : 'summary.downEarlier', { count: moved.down }),
    due: ({ today, next }: StudentWeek['due']) => {
      const nextDue = next && { count: next.nb_cards, date: dates.long(next.day) };
      if (today > 0) return joined(t('due.today', { count: today }), !!nextDue && t('due.then', nextDue));
      return nextDue ? t('due.next', nextDue) : t('due.none');
    },
    /** The last session, with its number of cards if it was before the week shown. */
    lastSession: ({ last_session: last, week }: StudentWeek) => {
      if (!last) return t('summary.noSession');
      const date = dates.long(last.date_create);
      return parisDay(last.date_create) < week
        ? t('summary.lastSessionBefore', { date, cards: cards(last.nb_cards) })
        : t('summary.lastSession', { date });
    },
  };
}
