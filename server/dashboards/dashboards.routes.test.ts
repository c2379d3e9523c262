import { randomUUID } from 'node:crypto';

import { dashboards } from '@memocartes/contract/dashboards/dashboards.routes';
import { addDays, mondayOf, parisTime, today } from '@memocartes/contract/learning/calendar/days';
import { offerIds } from '@memocartes/contract/offers/offers';
import { sql } from 'kysely';

import { type TestServer, testServer } from '../testing/server.ts';

let server: TestServer;
beforeAll(async () => (server = await testServer()));
afterAll(() => server.close());

/** Noon in Paris, this many days from today. */
const inDays = (days: number) => parisTime(addDays(today(), days), '12:00').toISOString();

/**
 * A school with a class, two teachers and two students. One teacher is only invited. One student is in the class, with
 * a follower and a session.
 */
async function seedSchool() {
  const { seed, db } = server;
  const school = await seed.school({ nb_students_max: 30, nb_physical_boxes: 4 });
  const inSchool = { schoolId: school.id };
  const class_ = await seed.class({ schools_id: school.id, name: 'CE1 A' });
  const student = await seed.student({ schools_id: school.id, classes_id: class_.id, is_phygital: true });
  await seed.student({ schools_id: school.id });
  const teacher = await seed.teacher(inSchool);
  await seed.teach(teacher.userId, class_.id);
  const invited = await seed.teacher({ ...inSchool, account: { status: 'PENDING' } });
  const follower = await seed.follower({ ...inSchool, studentId: student.id });
  const code = String(100_000 + school.id);
  const session = await db
    .insertInto('sessions')
    .values({ classes_id: class_.id, schools_id: school.id, code, end_time: inDays(1) })
    .returning(['id', 'date_create'])
    .executeTakeFirstOrThrow();
  await db
    .insertInto('sessions_students')
    .values({ sessions_id: session.id, students_id: student.id, status: 'ACTIVE', date_join: session.date_create })
    .execute();

  return {
    school,
    class_,
    student,
    teacher,
    invited,
    follower,
    session,
    schoolAdmin: await seed.schoolAdmin(inSchool),
  };
}

test('superadmin: counts schools by offer, trials that end within 60 days, students, teachers and sessions [schools.trial-ends-soon]', async () => {
  await seedSchool();
  const trial = (days: number) =>
    server.seed.school({ offers_id: offerIds.SCHOOL_FREE, nb_physical_boxes: 0, date_expiration: inDays(days) });
  const soon = await trial(60);
  await trial(61);
  await trial(-1);
  const archived = await server.seed.school({ status: 'ARCHIVED' });
  await server.seed.student({ schools_id: archived.id });
  const superadmin = await server.seed.superadmin();
  const { status, body } = await server.as(superadmin).call(dashboards.superadmin);
  expect(status).toBe(200);
  expect(body).toMatchObject({ nb_schools: 4, nb_students: 2, nb_teachers: 2, nb_classes: 1, nb_sessions_week: 1 });
  expect(body.schools_by_offer.map(({ code, nb }) => [code, nb])).toEqual([
    ['TEACHER_FREE', 0],
    ['TEACHER_PAYED', 0],
    ['SCHOOL_FREE', 3],
    ['SCHOOL_PAYED', 1],
  ]);
  expect(body.trials_ending.map(({ id }) => id)).toEqual([soon.id]);
  expect(body.sessions_by_day.map(({ day }) => day)).toEqual(
    [6, 5, 4, 3, 2, 1, 0].map((ago) => addDays(today(), -ago)),
  );
  expect(body.sessions_by_day.at(-1)!.nb).toBe(1);
});

test('superadmin: also lists the trials of independent teachers that end soon [schools.trial-ends-soon]', async () => {
  const { id } = await server.seed.school({
    offers_id: offerIds.TEACHER_FREE,
    nb_physical_boxes: 0,
    date_expiration: inDays(4),
  });
  const superadmin = await server.seed.superadmin();
  const body = await server.as(superadmin).body(dashboards.superadmin);
  expect(body.trials_ending.map((trial) => trial.id)).toContain(id);
});

test('superadmin: a session opened half an hour after midnight in Paris counts for that day', async () => {
  const superadmin = await server.seed.superadmin();
  const ofYesterday = async () => (await server.as(superadmin).body(dashboards.superadmin)).sessions_by_day.at(-2)!.nb;
  const before = await ofYesterday();
  const { school, class_ } = await seedSchool();
  const code = String(200_000 + school.id);
  const date_create = sql<string>`((${addDays(today(), -1)} || ' 00:30')::timestamp at time zone 'Europe/Paris')`;
  await server.db
    .insertInto('sessions')
    .values({
      classes_id: class_.id,
      schools_id: school.id,
      code,
      date_create,
      end_time: new Date().toISOString(),
      status: 'INACTIVE',
    })
    .execute();
  expect(await ofYesterday()).toBe(before + 1);
});

test('school admin: returns used and bought seats, classes with their last session, and pending people', async () => {
  const { schoolAdmin, school, teacher, invited, session } = await seedSchool();
  const body = await server.as(schoolAdmin).body(dashboards.admin);
  expect(body).toMatchObject({
    school: { id: school.id, offer: { code: 'SCHOOL_PAYED' } },
    students: { used: 2, max: 30 },
    teachers: { used: 2, max: 5 },
    boxes: { used: 1, max: 4 },
    classes_seats: { used: 1, max: null },
    classes: [
      {
        name: 'CE1 A',
        nb_students: 1,
        teachers: [`Camille ${teacher.lastname.toUpperCase()}`],
        last_session: session.date_create,
      },
    ],
    nb_students_unassigned: 1,
    nb_sessions_week: 1,
    nb_invited_staff: 1,
    nb_invited_followers: 0,
    pending_people: [{ id: invited.userId, role: 'TEACHER', date_invited: expect.any(String) as string }],
  });
});

test('school admin: the pending people begin with those whose invitation did not arrive, then the oldest [invitations.undelivered]', async () => {
  const { schoolAdmin, school, invited } = await seedSchool();
  const account = { status: 'PENDING', date_invited: new Date().toISOString() } as const;
  const later = await server.seed.teacher({ schoolId: school.id, account });
  const undelivered = await server.seed.teacher({
    schoolId: school.id,
    account: { ...account, invitation_failure: 'NO_MAILBOX' },
  });
  const body = await server.as(schoolAdmin).body(dashboards.admin);
  expect(body.pending_people.map(({ id }) => id)).toEqual([undelivered.userId, invited.userId, later.userId]);
});

test('school admin: a follower whose children have all left is not among the pending people [followers.departed]', async () => {
  const { schoolAdmin, school, invited } = await seedSchool();
  const left = await server.seed.student({ schools_id: school.id, status: 'INACTIVE' });
  const account = { status: 'PENDING', date_invited: new Date().toISOString() } as const;
  await server.seed.follower({ schoolId: school.id, studentId: left.id, account });
  const body = await server.as(schoolAdmin).body(dashboards.admin);
  expect(body.pending_people.map(({ id }) => id)).toEqual([invited.userId]);
});

test('school admin: returns each class with its pack of this week, not of another week', async () => {
  const { schoolAdmin, school, class_ } = await seedSchool();
  const readPacks = async () => (await server.as(schoolAdmin).body(dashboards.admin)).classes.map(({ pack }) => pack);
  const pack = await server.db
    .insertInto('packs')
    .values({ title: 'Tables', icon: 'book', schools_id: school.id })
    .returning('id')
    .executeTakeFirstOrThrow();
  const assign = (week: string) =>
    server.db.insertInto('packs_classes').values({ packs_id: pack.id, classes_id: class_.id, week }).execute();
  await assign(addDays(mondayOf(today()), 7));
  expect(await readPacks()).toEqual([null]);
  await assign(mondayOf(today()));
  expect(await readPacks()).toEqual([{ id: pack.id, title: 'Tables', icon: 'book' }]);
});

test('follower: returns each child with boxes, cards due, last session and next pack [dashboards.follower]', async () => {
  const { seed, db } = server;
  const { follower, student, class_, school, session } = await seedSchool();
  const due = await seed.card();
  const later = await seed.card();
  const tracked = { students_id: student.id, epoch: 1, box_before: 1, moved_on: today(), first_on: today() };
  await db
    .insertInto('cards_students')
    .values([
      { ...tracked, cards_id: due.id, box: 1, due_on: today() },
      { ...tracked, cards_id: later.id, box: 5, due_on: addDays(today(), 9) },
    ])
    .execute();
  const answer = {
    students_id: student.id,
    cards_id: due.id,
    sessions_id: session.id,
    epoch: 1,
    kind: 'ANSWER' as const,
  };
  await db
    .insertInto('cards_events')
    .values(
      [true, true, false].map((is_right) => ({
        ...answer,
        is_right,
        client_id: randomUUID(),
        answered_at: new Date().toISOString(),
      })),
    )
    .execute();
  const pack = await db
    .insertInto('packs')
    .values({ title: 'Tables de 3', icon: 'star', schools_id: school.id })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db.insertInto('packs_cards').values({ packs_id: pack.id, cards_id: due.id, position: 1 }).execute();
  const monday = mondayOf(today());
  await db
    .insertInto('packs_classes')
    .values([-7, 7, 14].map((days) => ({ packs_id: pack.id, classes_id: class_.id, week: addDays(monday, days) })))
    .execute();
  const body = await server.as(follower).body(dashboards.user);
  expect(body.children).toMatchObject([
    {
      id: student.id,
      boxes: [1, 0, 0, 0, 1],
      nb_due: 1,
      week: { nb_sessions: 1, nb_answers: 3, nb_right: 2, nb_wrong: 1 },
      last_session: { date: session.date_create, nb_right: 2, nb_wrong: 1 },
      next_pack: { id: pack.id, title: 'Tables de 3', week: addDays(monday, 7), nb_cards: 1 },
    },
  ]);
});

test('follower: returns a child without any data yet, and no child for a follower without children', async () => {
  const child = await server.seed.student();
  const follower = await server.seed.follower({ studentId: child.id });
  const body = await server.as(follower).body(dashboards.user);
  expect(body.children).toMatchObject([
    { nb_due: 0, week: { nb_answers: 0 }, last_session: null, next_pack: null, class_: null },
  ]);
  const alone = await server.seed.follower();
  expect(await server.as(alone).body(dashboards.user)).toEqual({ children: [] });
});

test('returns 403 for another role’s dashboard', async () => {
  const { schoolAdmin, teacher, follower } = await seedSchool();
  const superadmin = await server.seed.superadmin();
  const own = [
    [dashboards.superadmin, superadmin],
    [dashboards.admin, schoolAdmin],
    [dashboards.user, follower],
  ] as const;
  for (const [route, owner] of own) {
    expect(await server.anonymous.status(route)).toBe(401);
    for (const person of [superadmin, schoolAdmin, teacher, follower]) {
      expect(await server.as(person).status(route)).toBe(person === owner ? 200 : 403);
    }
  }
});
