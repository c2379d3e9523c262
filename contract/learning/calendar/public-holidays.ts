import { addDays, type Day } from './days.ts';

/** Easter Sunday of a year of the Gregorian calendar (algorithm of Meeus, Jones and Butcher). */
export function easter(year: number): Day {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const h = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const month = Math.floor((h + l - 7 * m + 114) / 31);
  const date = ((h + l - 7 * m + 114) % 31) + 1;
  return `${year}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`;
}

const years = new Map<string, ReadonlyMap<Day, string>>();

/** The eleven French public holidays of a year (`'2026'`), by day, with their French names. */
export function publicHolidays(year: string): ReadonlyMap<Day, string> {
  const cached = years.get(year);
  if (cached) return cached;
  const sunday = easter(Number(year));
  const holidays = new Map<Day, string>([
    [`${year}-01-01`, 'Jour de l’An'],
    [addDays(sunday, 1), 'Lundi de Pâques'],
    [`${year}-05-01`, 'Fête du Travail'],
    [`${year}-05-08`, 'Victoire 1945'],
    [addDays(sunday, 39), 'Ascension'],
    [addDays(sunday, 50), 'Lundi de Pentecôte'],
    [`${year}-07-14`, 'Fête nationale'],
    [`${year}-08-15`, 'Assomption'],
    [`${year}-11-01`, 'Toussaint'],
    [`${year}-11-11`, 'Armistice 1918'],
    [`${year}-12-25`, 'Noël'],
  ]);
  years.set(year, holidays);
  return holidays;
}
