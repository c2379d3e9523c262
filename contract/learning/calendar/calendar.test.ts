import fc from 'fast-check';

import { calendarEnd } from './calendar-end.ts';
import { addDays, daysBetween, isDay, mondayOf, parisDay, weekday, weekNumber, weeksBetween } from './days.ts';
import { easter, publicHolidays } from './public-holidays.ts';
import { addSchoolDays, holidayName, isSchoolDay, weekOf, weekState } from './school-days.ts';
import { schoolHolidays } from './school-holidays.data.ts';
import { type Zone, zoneOf } from './zones.ts';

const aDay = fc
  .date({ min: new Date('2025-09-01'), max: new Date('2027-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const aZone = fc.constantFrom<Zone>('A', 'B', 'C', null);

test('days: finds the Monday and the number of an ISO week, and the Mondays between two days', () => {
  fc.assert(
    fc.property(aDay, (day) => {
      const monday = mondayOf(day);
      expect(weekday(monday)).toBe(1);
      expect(daysBetween(monday, day)).toBe(weekday(day) - 1);
      expect(mondayOf(monday)).toBe(monday);
    }),
  );
  expect(['2026-01-01', '2026-11-21', '2027-01-01', '2020-12-31', '2025-12-29'].map(weekNumber)).toEqual([
    1, 47, 53, 53, 1,
  ]);
  expect(weeksBetween('2026-11-21', '2026-12-07')).toEqual(['2026-11-16', '2026-11-23', '2026-11-30', '2026-12-07']);
});

test('days: the day in Paris matches the time zone database, including clock changes', () => {
  const paris = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Paris' });
  const instants = fc.date({ min: new Date('2000-01-01'), max: new Date('2060-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(instants, (instant) => {
      expect(parisDay(instant)).toBe(paris.format(instant));
    }),
    { numRuns: 1000 },
  );
  expect(parisDay('2026-03-28T22:59:59Z')).toBe('2026-03-28');
  expect(parisDay('2026-03-29T22:00:00Z')).toBe('2026-03-30');
  expect(parisDay('2026-10-25T22:59:59Z')).toBe('2026-10-25');
});

test('a filter by day reads only days that exist [interface.list-address]', () => {
  expect(['2026-02-28', '2028-02-29', '2026-12-31'].filter(isDay)).toHaveLength(3);
  expect(['2026-02-29', '2026-02-30', '2026-13-01', '2026-00-10', '0000-01-01', '2026-1-1'].filter(isDay)).toEqual([]);
});

test('public holidays: computes Easter and the eleven holidays of a year', () => {
  expect([2024, 2025, 2026, 2027, 2038].map(easter)).toEqual([
    '2024-03-31',
    '2025-04-20',
    '2026-04-05',
    '2027-03-28',
    '2038-04-25',
  ]);
  expect([...publicHolidays('2026').keys()]).toEqual([
    '2026-01-01',
    '2026-04-06',
    '2026-05-01',
    '2026-05-08',
    '2026-05-14',
    '2026-05-25',
    '2026-07-14',
    '2026-08-15',
    '2026-11-01',
    '2026-11-11',
    '2026-12-25',
  ]);
});

test('zones: a postal code’s department determines the zone; Corsica, overseas and a malformed code have none [schools.zone]', () => {
  expect(zoneOf('75012')).toBe('C');
  expect(zoneOf('69003')).toBe('A');
  expect(zoneOf('35200')).toBe('B');
  expect(zoneOf('57000')).toBe('B');
  expect(['20000', '97400', '98800', '', null, '7501'].map(zoneOf)).toEqual([null, null, null, null, null, null]);
});

test('holidays: every period begins and ends on the days in the table', () => {
  for (const { name, zone, from, resume } of schoolHolidays) {
    const calendar = { zone: zone === 'all' ? ('B' as const) : zone };
    expect(holidayName(from, calendar)).toBe(name);
    expect(holidayName(addDays(resume, -1), calendar)).toBe(name);
    expect(holidayName(resume, calendar)).toBeUndefined();
  }
});

test.each([
  ['2026-12-14', 'C', 'school'],
  ['2026-12-21', 'C', 'holiday'],
  ['2026-12-28', 'A', 'holiday'],
  ['2027-01-04', 'B', 'school'],
  ['2026-10-19', 'A', 'holiday'],
  ['2027-02-08', 'C', 'holiday'],
  ['2027-02-08', 'A', 'school'],
  ['2027-02-22', 'A', 'holiday'],
  ['2027-02-22', 'C', 'school'],
  ['2027-04-05', 'C', 'holiday'],
  ['2026-11-09', 'C', 'partly'],
  ['2026-08-31', 'C', 'partly'],
  ['2027-05-03', 'C', 'partly'],
  ['2026-12-21', null, 'partly'],
] as const)('the state of the week of %s in zone %s is %s', (monday, zone, state) => {
  expect(weekState(monday, { zone })).toBe(state);
});

test('week: lists the names of its holidays without duplicates', () => {
  expect(weekOf('2026-12-21', { zone: 'C' }).holidays).toEqual(['Noël']);
  expect(weekOf('2026-11-09', { zone: 'C' }).holidays).toEqual(['Armistice 1918']);
});

test('a holiday week has no school day, and a school week has four school days [packs.school-day]', () => {
  fc.assert(
    fc.property(aDay, aZone, (day, zone) => {
      const monday = mondayOf(day);
      const days = [0, 1, 2, 3, 4].filter((offset) => isSchoolDay(addDays(monday, offset), { zone })).length;
      const state = weekState(monday, { zone });
      if (state === 'holiday') expect(days).toBe(0);
      if (state === 'school') expect(days).toBe(4);
    }),
  );
});

test('adding school days gives a later school day, the same in one step as in two', () => {
  const few = fc.integer({ min: 1, max: 16 });
  fc.assert(
    fc.property(aDay, aZone, few, few, (day, zone, first, second) => {
      const reached = addSchoolDays(day, first, { zone });
      expect(isSchoolDay(reached, { zone })).toBe(true);
      expect(reached > day).toBe(true);
      expect(addSchoolDays(reached, second, { zone })).toBe(addSchoolDays(day, first + second, { zone }));
    }),
  );
  // After the Friday before the Christmas holidays, the next school day is the Monday when classes resume.
  expect(addSchoolDays('2026-12-18', 1, { zone: 'C' })).toBe('2027-01-04');
  expect(addSchoolDays('2026-11-24', 1, { zone: 'C' })).toBe('2026-11-26');
});

test('an operator’s table replaces the default table', () => {
  const periods = [{ name: 'Toussaint', zone: 'all' as const, from: '2028-10-21', resume: '2028-11-06' }];
  expect(weekState('2028-10-23', { zone: 'A', periods })).toBe('holiday');
  expect(weekState('2026-12-21', { zone: 'A', periods })).toBe('partly');
});

describe('near and after the last known day', () => {
  const calendar = { zone: 'C' as const };

  test.each([
    ['2027-07-01', null],
    ['2027-07-02', { day: '2027-08-31', is_over: false }],
    ['2027-08-31', { day: '2027-08-31', is_over: false }],
    ['2027-09-01', { day: '2027-08-31', is_over: true }],
    ['2030-01-01', { day: '2027-08-31', is_over: true }],
  ])('on %s the calendar end is %j', (day, expected) => {
    expect(calendarEnd(day, calendar)).toEqual(expected);
  });

  test('a school without zone has no calendar end; an operator’s file moves the end', () => {
    expect(calendarEnd('2030-01-01', { zone: null })).toBeNull();
    const periods = [{ name: 'Été', zone: 'all' as const, from: '2030-07-06', resume: '2030-09-02' }];
    expect(calendarEnd('2030-01-01', { zone: 'A', periods })).toBeNull();
    expect(calendarEnd('2030-08-01', { zone: 'A', periods })).toEqual({ day: '2030-09-01', is_over: false });
  });

  test('after the end, only public holidays count, so cards also come due in school holidays [packs.calendar-end]', () => {
    expect(isSchoolDay('2027-12-27', calendar)).toBe(true);
    expect(isSchoolDay('2027-11-11', calendar)).toBe(false);
    expect(addSchoolDays('2027-12-20', 4, calendar)).toBe('2027-12-27');
    expect(weekState('2027-12-27', calendar)).toBe('school');
  });
});
