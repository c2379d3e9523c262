import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { isSchoolDay, weekState } from '@memocartes/contract/learning/calendar/school-days';

import { readConfig } from '../config/config.ts';
import { readHolidays } from './holidays-file.ts';
import { calendarOf, setHolidays } from './school-calendar.ts';

const folder = mkdtempSync(join(tmpdir(), 'holidays-'));
afterAll(() => rmSync(folder, { recursive: true }));

const file = (name: string, text: string) => {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
};

const json = (periods: unknown) => file('holidays.json', JSON.stringify(periods));
const autumn = { name: 'Toussaint', zone: 'all', from: '2028-10-21', resume: '2028-11-06' };
const event = (summary: string, place: string, from: string, end: string) =>
  `BEGIN:VEVENT\r\nDTSTART;VALUE=DATE:${from}\r\nDTEND;VALUE=DATE:${end}\r\nSUMMARY:${summary}\r\nLOCATION:${place}\r\nEND:VEVENT\r\n`;

test('reads a JSON list of periods', () => {
  expect(readHolidays(json([autumn]))).toEqual([autumn]);
});

test('reads the ministry’s calendar, with zones, folded lines and a summer without an end', () => {
  const text = [
    'BEGIN:VCALENDAR\r\n',
    event("Vacances d'Hiver (zones B et C) - Zones B/C", 'Zones B/C', '20280214', '20280221'),
    event('Vacances de la Tous\r\n saint - Zones A/B/C - Corse', 'Zones A/B/C - Corse', '20281021', '20281106'),
    event("Pont de l'Ascension - Zones A/B/C", 'Zones A/B/C', '20280526', '20280529'),
    event("Début des Vacances d'Été - Zones A/B/C", 'Zones A/B/C', '20280701', '20280701'),
    event("Début des Vacances d'Été - Corse", 'Corse', '20280701', '20280701'),
    'END:VCALENDAR\r\n',
  ].join('');
  expect(readHolidays(file('zones.ics', text))).toEqual([
    { name: 'Hiver', zone: 'B', from: '2028-02-14', resume: '2028-02-21' },
    { name: 'Hiver', zone: 'C', from: '2028-02-14', resume: '2028-02-21' },
    { name: 'Toussaint', zone: 'all', from: '2028-10-21', resume: '2028-11-06' },
    { name: 'Pont de l’Ascension', zone: 'all', from: '2028-05-26', resume: '2028-05-29' },
    { name: 'Été', zone: 'all', from: '2028-07-01', resume: '2028-09-01' },
  ]);
});

test.each([
  ['a missing file', '/nowhere/holidays.json', /\/nowhere\/holidays\.json.*fichier introuvable/],
  ['a file that is not JSON', () => file('bad.json', 'vacances'), /bad\.json.*JSON/],
  ['an unknown zone', () => json([{ ...autumn, zone: 'D' }]), /zone/],
  ['a day that does not exist', () => json([{ ...autumn, from: '2028-02-30' }]), /from/],
  ['a period that ends before it begins', () => json([{ ...autumn, resume: '2028-10-01' }]), /La reprise suit/],
  ['a calendar without periods', () => file('empty.ics', 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n'), /Aucune période/],
])('%s makes `readConfig` throw an error with the reason', (_what, path, words) => {
  const named = typeof path === 'string' ? path : path();
  expect(() => readConfig({ DEMO: 'true', SCHOOL_HOLIDAYS_FILE: named })).toThrow(/SCHOOL_HOLIDAYS_FILE/);
  expect(() => readConfig({ DEMO: 'true', SCHOOL_HOLIDAYS_FILE: named })).toThrow(words);
});

test('a school’s calendar follows the operator’s file instead of the built-in table [packs.holidays] [packs.holiday-file]', () => {
  const school = { holiday_zone: null, address_postal_code: '75012' };
  const { holidays } = readConfig({ DEMO: 'true', SCHOOL_HOLIDAYS_FILE: json([autumn]) });
  setHolidays(holidays);
  expect(weekState('2028-10-23', calendarOf(school))).toBe('holiday');
  expect(isSchoolDay('2026-12-22', calendarOf(school))).toBe(true);
  setHolidays(undefined);
  expect(isSchoolDay('2026-12-22', calendarOf(school))).toBe(false);
});
