import type { Calendar } from '@memocartes/contract/calendar/calendar';
import { zoneOf } from '@memocartes/contract/calendar/zones';
import type { Zone } from '@memocartes/contract/calendar/zones';

/** The calendar of a school: of the zone set by hand, else of its department's (decisions §5). */
export const calendarOf = (school: { holiday_zone: Zone; address_postal_code: string | null }): Calendar => ({
  zone: school.holiday_zone ?? zoneOf(school.address_postal_code),
});
