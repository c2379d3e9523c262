import { addDays, mondayOf } from '@memocartes/contract/learning/calendar/days';
import { plannedLessons } from '@memocartes/contract/learning/calendar/school-year';
import type { ClassWeek } from '@memocartes/contract/packs/packs.routes';
import type { CalendarWeek } from '@memocartes/shared-ui/week-calendar';
import type { TFunction } from 'i18next';

const holidayOf = { school: undefined, partly: 'part', holiday: 'whole' } as const;

/**
 * The number of cards of a week's pack, and of archived ones if there are any [packs.archived]. First names the levels
 * of the class that get none of them: the end of a long text may be cut [packs.by-level].
 */
function packDetail(
  { nb_cards, nb_archived, by_level }: NonNullable<ClassWeek['pack']>,
  t: TFunction<'packs'>,
): string {
  const cardCount = t('cards', { count: nb_cards });
  const cardsText = nb_archived > 0 ? t('cardsArchived', { count: nb_archived, cards: cardCount }) : cardCount;
  const levelsWithoutCards = by_level.filter((counted) => counted.nb_cards === 0).map(({ level }) => level);
  return levelsWithoutCards.length > 0
    ? t('cardsNoneFor', { cards: cardsText, levels: levelsWithoutCards.join(', ') })
    : cardsText;
}

/** Weeks of a class for the calendar. Past weeks without a pack are disabled. */
export function calendarWeeks(weeks: readonly ClassWeek[], today: string, t: TFunction<'packs'>): CalendarWeek[] {
  const currentMonday = mondayOf(today);
  return weeks.map(({ monday, number, state, holidays, pack }) => ({
    monday,
    number,
    holiday: holidayOf[state],
    holidayName: holidays.join(', ') || undefined,
    // A past week can no longer be changed, so its levels without cards are not named.
    pack: pack
      ? { title: pack.title, detail: packDetail(monday < currentMonday ? { ...pack, by_level: [] } : pack, t) }
      : undefined,
    current: monday === currentMonday,
    movable: !!pack && monday >= currentMonday,
    past: monday < currentMonday,
    closed: monday < currentMonday && !pack,
  }));
}

/** The calendar's initial range: from last month, or from 1 September, to the end of the planned lessons. */
export const fromLastMonth = (today: string): { readonly from: string; readonly to: string } => {
  const { from, to } = plannedLessons(today);
  const first = `${addDays(`${today.slice(0, 7)}-01`, -1).slice(0, 7)}-01`;
  // The first Monday of last month: a week belongs to the month of its Monday.
  const start = mondayOf(addDays(first, 6));
  return { from: start > from ? start : from, to };
};
