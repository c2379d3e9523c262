import { mock } from 'node:test';

import { dashboards } from '@memocartes/contract/dashboards/dashboards.routes';
import { teacherDashboardRoutes } from '@memocartes/contract/dashboards/teacher.routes';
import { packs } from '@memocartes/contract/packs/packs.routes';

import { type TestServer, testServer } from '../testing/server.ts';
import { setHolidays } from './school-calendar.ts';

let server: TestServer;
beforeAll(async () => (server = await testServer()));
afterAll(() => server.close());

afterEach(() => {
  mock.restoreAll();
  setHolidays(undefined);
});

const onDay = (day: string) => mock.method(Date, 'now', () => Date.parse(`${day}T09:00:00Z`));

/** `calendar_end` in the responses for the teacher's dashboard, the pack calendar and the superadmin's dashboard. */
async function calendarEnds() {
  const school = await server.seed.school({ holiday_zone: 'C' });
  const teacher = await server.seed.teacher({ schoolId: school.id });
  const class_ = await server.seed.class({ schools_id: school.id });
  await server.seed.teach(teacher.userId, class_.id);
  const dashboard = await server.as(teacher).call(teacherDashboardRoutes.view);
  const calendar = await server.as(teacher).call(packs.weeks, { id: class_.id });
  const superadmin = await server.as(await server.seed.superadmin()).call(dashboards.superadmin);
  return [dashboard, calendar, superadmin].map(({ body }) => body.calendar_end);
}

test.each([
  ['2027-07-01', null],
  ['2027-07-02', { day: '2027-08-31', is_over: false }],
  ['2027-09-01', { day: '2027-08-31', is_over: true }],
])(
  'on %s the responses for teacher and superadmin contain the calendar end %j [packs.calendar-end]',
  async (day, end) => {
    onDay(day);
    expect(await calendarEnds()).toEqual([end, end, end]);
  },
);

test('an operator’s file moves the end; the superadmin gets the earliest end of all zones', async () => {
  onDay('2027-09-15');
  const summer = { name: 'Été', from: '2028-07-01', resume: '2028-09-01' };
  setHolidays([
    { ...summer, zone: 'C' },
    { ...summer, zone: 'A' },
    { ...summer, zone: 'B', from: '2027-07-03', resume: '2027-09-01' },
  ]);
  expect(await calendarEnds()).toEqual([null, null, { day: '2027-08-31', is_over: true }]);
});
