import type { HolidayPeriod } from './holiday-period.ts';

const period = (name: string, zone: HolidayPeriod['zone'], from: string, resume: string): HolidayPeriod => ({
  name,
  zone,
  from,
  resume,
});

/**
 * School holidays of 2025-26 and 2026-27; an operator can replace this table with a file. The days after Ascension are
 * the days without classes in the ministry's calendar (« les classes vaquent »).
 */
export const schoolHolidays: HolidayPeriod[] = [
  period('Toussaint', 'all', '2025-10-18', '2025-11-03'),
  period('Noël', 'all', '2025-12-20', '2026-01-05'),
  period('Hiver', 'A', '2026-02-07', '2026-02-23'),
  period('Hiver', 'B', '2026-02-14', '2026-03-02'),
  period('Hiver', 'C', '2026-02-21', '2026-03-09'),
  period('Printemps', 'A', '2026-04-04', '2026-04-20'),
  period('Printemps', 'B', '2026-04-11', '2026-04-27'),
  period('Printemps', 'C', '2026-04-18', '2026-05-04'),
  period('Pont de l’Ascension', 'all', '2026-05-15', '2026-05-18'),
  period('Été', 'all', '2026-07-04', '2026-09-01'),
  period('Toussaint', 'all', '2026-10-17', '2026-11-02'),
  period('Noël', 'all', '2026-12-19', '2027-01-04'),
  period('Hiver', 'A', '2027-02-13', '2027-03-01'),
  period('Hiver', 'B', '2027-02-20', '2027-03-08'),
  period('Hiver', 'C', '2027-02-06', '2027-02-22'),
  period('Printemps', 'A', '2027-04-10', '2027-04-26'),
  period('Printemps', 'B', '2027-04-17', '2027-05-03'),
  period('Printemps', 'C', '2027-04-03', '2027-04-19'),
  period('Pont de l’Ascension', 'all', '2027-05-07', '2027-05-10'),
  period('Été', 'all', '2027-07-03', '2027-09-01'),
];
