import { classes } from '@memocartes/contract/classes/classes.routes';
import { adminLinks, superadminLinks } from '@memocartes/contract/dashboards/dashboard-links';
import { dashboards } from '@memocartes/contract/dashboards/dashboards.routes';
import { addDays, mondayOf, today } from '@memocartes/contract/learning/calendar/days';
import { lessonsStart } from '@memocartes/contract/learning/calendar/school-year';
import { sessions } from '@memocartes/contract/learning/sessions/sessions.routes';
import { offerIds } from '@memocartes/contract/offers/offers';
import { schools } from '@memocartes/contract/schools/schools.routes';
import { students } from '@memocartes/contract/students/students.routes';
import { users } from '@memocartes/contract/users/users.routes';

import { fromNow } from '../testing/data/instants.ts';
import { type TestServer, testServer } from '../testing/server.ts';

let server: TestServer;
beforeAll(async () => (server = await testServer()));
afterAll(() => server.close());

const lists = {
  '/schools/students': students.list,
  '/students': students.list,
  '/schools/users': users.list,
  '/superadmin/users': users.list,
  '/schools/followers': users.followers,
  '/schools/classes': classes.list,
  '/classes': classes.list,
  '/superadmin/schools': schools.list,
  '/schools/sessions': sessions.list,
  '/superadmin/sessions': sessions.list,
};
type Person = Parameters<TestServer['as']>[0];

/** The count of the list at a URL of the portal, requested from the API with the filters of that URL. */
async function countAt(person: Person, address: string): Promise<number> {
  const { pathname, searchParams } = new URL(address, 'http://portal');
  const ofSchool = /^\/superadmin\/schools\/(\d+)$/.exec(pathname);
  const query: Record<string, string> = Object.fromEntries(searchParams);
  let list: (typeof lists)[keyof typeof lists] = lists[pathname as keyof typeof lists];
  if (ofSchool) {
    list = query.tab === 'students' ? students.list : users.list;
    for (const [name, value] of searchParams) {
      delete query[name];
      if (name.includes('-')) query[name.split('-')[1]!] = value;
    }
    query.school_id = ofSchool[1]!;
  }
  const { status, body } = await server.as(person).call(list as typeof students.list, { query });
  expect([address, status]).toEqual([address, 200]);
  return body.count;
}

async function school({ archived = false } = {}) {
  const { seed, db } = server;
  const school = await seed.school({
    nb_students_max: 30,
    nb_physical_boxes: 4,
    ...(archived && { status: 'ARCHIVED' }),
  });
  const inSchool = { schoolId: school.id };
  const class_ = await seed.class({ schools_id: school.id });
  const student = await seed.student({ schools_id: school.id, classes_id: class_.id, is_phygital: true });
  await seed.student({ schools_id: school.id, classes_id: class_.id });
  await seed.student({ schools_id: school.id });
  const departed = await seed.student({ schools_id: school.id, status: 'INACTIVE' });
  await seed.teacher(inSchool);
  await seed.teacher({ ...inSchool, account: { status: 'PENDING' } });
  await seed.teacher({ ...inSchool, account: { status: 'PENDING', email: null } });
  const invited = { ...inSchool, studentId: student.id };
  await seed.follower({ ...invited, account: { status: 'PENDING' } });
  await seed.follower({ ...invited, account: { status: 'PENDING' } });
  for (let n = 0; n < 3; n += 1) await seed.follower({ ...invited, account: { status: 'PENDING', email: null } });
  // The only child of this follower has left the school, so the follower is not counted.
  await seed.follower({ ...inSchool, studentId: departed.id, account: { status: 'PENDING' } });
  // A person with a date of invitation is shown as invited, with or without an address. Of these three, the first two
  // have only an address, and the third was invited on paper.
  await seed.teacher({ ...inSchool, account: { status: 'PENDING', date_invited: null } });
  await seed.follower({ ...invited, account: { status: 'PENDING', date_invited: null } });
  await seed.follower({
    ...invited,
    account: { status: 'PENDING', email: null, date_invited: new Date().toISOString() },
  });
  // The invitation of these people did not arrive.
  const undelivered = { status: 'PENDING', invitation_failure: 'NO_MAILBOX' } as const;
  await seed.teacher({ ...inSchool, account: undelivered });
  await seed.follower({ ...invited, account: undelivered });
  const monday = mondayOf(today());
  // On the two Sundays before this week, and now.
  const opened = [`${addDays(monday, -1)}T12:00:00Z`, `${addDays(monday, -8)}T12:00:00Z`, new Date().toISOString()];
  await db
    .insertInto('sessions')
    .values(
      opened.map((date_create, i) => ({
        classes_id: class_.id,
        schools_id: school.id,
        date_create,
        status: 'INACTIVE' as const,
        code: String(100_000 + school.id * 10 + i),
        end_time: date_create,
      })),
    )
    .execute();
  return { school, class_, schoolAdmin: await seed.schoolAdmin(inSchool) };
}

test('school admin: the list linked to each number has the same count [dashboards.links]', async () => {
  const { schoolAdmin, class_ } = await school();
  await school();
  const body = await server.as(schoolAdmin).body(dashboards.admin);
  const numbers: [number, string][] = [
    [body.students.used, adminLinks.students],
    [body.teachers.used, adminLinks.teachers],
    [body.classes_seats.used, adminLinks.classes],
    [body.boxes.used, adminLinks.boxes],
    [body.nb_students_unassigned, adminLinks.unassigned],
    [body.nb_students_without_follower!, adminLinks.withoutFollower],
    [body.nb_sessions_week, adminLinks.sessionsThisWeek()],
    [body.nb_invited_staff, adminLinks.invitedStaff],
    [body.nb_invited_followers, adminLinks.invitedFollowers],
    [body.nb_undelivered_staff!, adminLinks.undeliveredStaff],
    [body.nb_undelivered_followers!, adminLinks.undeliveredFollowers],
    [body.nb_incomplete_staff, adminLinks.incompleteStaff],
    [body.nb_incomplete_followers, adminLinks.incompleteFollowers],
    ...body.classes.map(({ id, nb_students }): [number, string] => [nb_students, adminLinks.studentsOf(id)]),
    ...body.sessions_by_week.map(({ week, nb }): [number, string] => [nb, adminLinks.sessionsOf(week)]),
  ];
  expect(body.classes.map(({ id }) => id)).toEqual([class_.id]);
  expect(numbers.slice(0, 14).map(([count]) => count)).toEqual([3, 5, 1, 1, 1, 2, 1, 1, 3, 1, 1, 2, 4, 2]);
  for (const [count, address] of numbers) {
    expect([address, await countAt(schoolAdmin, address)]).toEqual([address, count]);
  }
});

test('superadmin: the list linked to each number has the same count, without archived schools [dashboards.links]', async () => {
  await school();
  await school({ archived: true });
  await server.seed.school({
    offers_id: offerIds.SCHOOL_FREE,
    nb_physical_boxes: 0,
    date_expiration: fromNow({ days: 10 }),
  });
  const superadmin = await server.seed.superadmin();
  const body = await server.as(superadmin).body(dashboards.superadmin);
  const numbers: [number, string][] = [
    [body.nb_schools, superadminLinks.schools],
    [body.nb_students, superadminLinks.students],
    [body.nb_teachers, superadminLinks.teachers],
    [body.nb_classes, superadminLinks.classes],
    [body.nb_sessions_week, superadminLinks.sessionsThisWeek()],
    ...body.sessions_by_day.map(({ day, nb }): [number, string] => [nb, superadminLinks.sessionsOn(day)]),
    ...body.schools_by_offer.flatMap(({ id, nb, nb_students }): [number, string][] => [
      [nb, superadminLinks.schoolsOf(id)],
      [nb_students, superadminLinks.studentsOf(id)],
    ]),
    ...body.trials_ending.flatMap(({ id, nb_students, nb_teachers }): [number, string][] => [
      [nb_students, superadminLinks.studentsOfSchool(id)],
      [nb_teachers, superadminLinks.teachersOfSchool(id)],
    ]),
  ];
  expect(body.nb_students).toBeGreaterThan(0);
  expect(body.trials_ending).not.toHaveLength(0);
  for (const [count, address] of numbers) {
    expect([address, await countAt(superadmin, address)]).toEqual([address, count]);
  }
});

test('lists name the school of each row', async () => {
  const { school: one, schoolAdmin } = await school();
  const body = await server.as(schoolAdmin).body(students.list);
  expect(body.students[0]!.school).toEqual({ id: one.id, name: one.name });
  expect((await server.as(schoolAdmin).body(classes.list)).classes[0]!.school.id).toBe(one.id);
  expect((await server.as(schoolAdmin).body(sessions.list)).sessions[0]!.school.id).toBe(one.id);
});

test('sessions: returns 404 for another school, and 422 with the field for an invalid day', async () => {
  const { schoolAdmin } = await school();
  const other = await school();
  expect(await server.as(schoolAdmin).status(sessions.list, { query: { school_id: other.school.id } })).toBe(404);
  const wrong = await server.as(schoolAdmin).call(sessions.list, { query: { since: '2026-02-30' } });
  expect([wrong.status, Object.keys(wrong.error.fields ?? {})]).toEqual([422, ['since']]);
});

test('returns the weeks of this school year, the current week last', async () => {
  const { schoolAdmin } = await school();
  const body = await server.as(schoolAdmin).body(dashboards.admin);
  expect(body.sessions_by_week[0]!.week).toBe(mondayOf(lessonsStart(today())));
  expect(body.sessions_by_week.at(-1)!.week).toBe(mondayOf(today()));
});

test('each first step of a new school is done once the school has students, staff, classes or a pack [dashboards.first-steps]', async () => {
  const { seed, db } = server;
  const empty = await seed.school();
  const schoolAdmin = await seed.schoolAdmin({ schoolId: empty.id });
  const steps = async () => (await server.as(schoolAdmin).body(dashboards.admin)).first_steps;
  expect(await steps()).toEqual({ students: false, staff: false, classes: false, tablets: false, pack: false });
  const class_ = await seed.class({ schools_id: empty.id });
  await seed.teacher({ schoolId: empty.id });
  await seed.student({ schools_id: empty.id });
  expect(await steps()).toEqual({ students: true, staff: true, classes: true, tablets: false, pack: false });
  const pack = await db
    .insertInto('packs')
    .values({ title: 'Tables de 3', icon: 'star', schools_id: empty.id })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('packs_classes')
    .values({ packs_id: pack.id, classes_id: class_.id, week: mondayOf(today()) })
    .execute();
  expect(await steps()).toMatchObject({ tablets: false, pack: true });
});
