import { type TestServer, testServer } from '../testing/server.ts';
import { quietEnd, type QuietSchool, quietUntil } from './quiet-hours.ts';

const school: QuietSchool = {
  holiday_zone: 'C',
  address_postal_code: '75012',
  quiet_start: '19:00',
  quiet_end: '07:30',
  quiet_weekends: true,
  quiet_holidays: true,
};
const end = (paris: string, changes: Partial<QuietSchool> = {}) =>
  quietEnd({ ...school, ...changes }, new Date(paris))?.toISOString();

test.each([
  ['a school day at noon', '2026-11-24T12:00:00+01:00', undefined],
  ['the evening until the next morning', '2026-11-24T19:00:00+01:00', '2026-11-25T06:30:00.000Z'],
  ['the early morning', '2026-11-24T07:29:00+01:00', '2026-11-24T06:30:00.000Z'],
  ['the morning in summer time', '2026-06-02T05:00:00+02:00', '2026-06-02T05:30:00.000Z'],
  ['Friday evening until Monday', '2026-11-27T20:00:00+01:00', '2026-11-30T06:30:00.000Z'],
  ['a Sunday', '2026-11-22T15:00:00+01:00', '2026-11-23T06:30:00.000Z'],
  ['the Christmas holidays until school begins', '2026-12-21T10:00:00+01:00', '2027-01-04T06:30:00.000Z'],
  ['the summer holidays', '2026-07-10T10:00:00+02:00', '2026-09-01T05:30:00.000Z'],
  ['a public holiday', '2026-11-11T10:00:00+01:00', '2026-11-12T06:30:00.000Z'],
])('finds the end of quiet hours: %s [notifications.quiet-hours]', (_what, now, expected) => {
  expect(end(now)).toBe(expected);
});

test('a school can switch off quiet nights, weekends and holidays', () => {
  const open = { quiet_start: '00:00', quiet_end: '00:00' };
  expect(end('2026-11-24T23:00:00+01:00', open)).toBeUndefined();
  expect(end('2026-11-22T15:00:00+01:00', { quiet_weekends: false })).toBeUndefined();
  expect(end('2026-12-21T10:00:00+01:00', { quiet_holidays: false })).toBeUndefined();
});

test('quiet hours may start and end on the same day', () => {
  const lunch = { quiet_start: '12:00', quiet_end: '13:30' };
  expect(end('2026-11-24T12:30:00+01:00', lunch)).toBe('2026-11-24T12:30:00.000Z');
  expect(end('2026-11-24T14:00:00+01:00', lunch)).toBeUndefined();
});

describe('quiet hours of a stored school', () => {
  let server: TestServer;
  beforeAll(async () => (server = await testServer()));
  afterAll(() => server.close());

  test('come from its settings and zone; an unknown school has none', async () => {
    const { id } = await server.seed.school(school);
    const sunday = new Date('2026-11-22T15:00:00+01:00');
    expect((await quietUntil(server.db, id, sunday))?.toISOString()).toBe('2026-11-23T06:30:00.000Z');
    expect(await quietUntil(server.db, 0, sunday)).toBeUndefined();
  });
});
