import { attachRequests } from '@memocartes/contract/attach-requests/attach-requests.routes';
import { dashboards } from '@memocartes/contract/dashboards/dashboards.routes';
import { studentAvatars } from '@memocartes/contract/documents/avatars.routes';
import { documents } from '@memocartes/contract/documents/documents.routes';
import { history } from '@memocartes/contract/history/history.routes';
import { boxesRoutes } from '@memocartes/contract/learning/boxes/boxes.routes';
import { tracking } from '@memocartes/contract/learning/boxes/tracking.routes';
import { notifications } from '@memocartes/contract/notifications/notifications.routes';
import { students } from '@memocartes/contract/students/students.routes';
import { users } from '@memocartes/contract/users/users.routes';

import { insertFile } from '../app/permission-matrix/places/places.rows.ts';
import { lockPerson } from '../school-membership/school-membership.ts';
import { ago } from '../testing/data/instants.ts';
import { runHandler } from '../testing/jobs.ts';
import { testWithTwoConnections, waitForLock } from '../testing/races.ts';
import type { Person } from '../testing/seed.ts';
import { type TestServer, testServer } from '../testing/server.ts';
import { leaveSchool } from '../users/follower-links/leave-school.ts';
import { attachRequestsJob } from './attach-requests.job.ts';

let server: TestServer;
beforeAll(async () => (server = await testServer()));
afterAll(() => server.close());

const relation = { relation: 'Mère' as const };

/** A follower of one school, and a student of another school whose school admin requests to attach this follower. */
async function twoSchools() {
  const { seed } = server;
  const home = await seed.school({ name: 'École d’Ailleurs' });
  const child = await seed.student({ schools_id: home.id });
  const follower = await seed.follower({ schoolId: home.id, studentId: child.id });
  const first = await seed.schoolAdmin({ schoolId: home.id });
  const school = await seed.school({ name: 'École du Port' });
  const admin = await seed.schoolAdmin({ schoolId: school.id });
  const student = await seed.student({ schools_id: school.id, firstname: 'Noé', lastname: 'Durand' });
  return { home, child, follower, first, school, admin, student };
}

const requestAttachment = (person: Person, student: { id: number }, email: string, fields: object = relation) =>
  server.as(person).call(attachRequests.create, { id: student.id, body: { email, ...fields } as never });
const sentFor = async (person: Person, student: { id: number }) =>
  (await server.as(person).body(attachRequests.ofStudent, { id: student.id })).attach_requests;
const listReceived = async (person: Person) => (await server.as(person).body(attachRequests.own)).attach_requests;

async function pending() {
  const place = await twoSchools();
  const { body } = await requestAttachment(place.admin, place.student, place.follower.email);
  return { ...place, id: body.id };
}

test('a request lasts 30 days; it shows the school only the address that it typed, and the follower only the school and child', async () => {
  const { admin, student, follower, id } = await pending();
  const dates = { date_create: expect.any(String) as unknown, date_expiration: expect.any(String) as unknown };
  expect(await sentFor(admin, student)).toEqual([
    { id, email: follower.email, relation: 'Mère', relation_other: null, ...dates },
  ]);
  expect(await listReceived(follower)).toEqual([
    {
      id,
      relation: 'Mère',
      relation_other: null,
      ...dates,
      school: { name: 'École du Port' },
      student: { firstname: 'Noé', initial: 'D' },
    },
  ]);
  const [request] = await listReceived(follower);
  const days = (Date.parse(request!.date_expiration) - Date.parse(request!.date_create)) / 86_400_000;
  expect(days).toBeCloseTo(30, 1);
});

test('a request is mailed to the follower, with the school and the child’s first name and initial', async () => {
  const { follower } = await pending();
  const mails = await server.db.selectFrom('mails').selectAll().where('recipient', '=', follower.email).execute();
  expect(mails).toHaveLength(1);
  expect(mails[0]!.body_text).toContain('École du Port');
  expect(mails[0]!.body_text).toContain('Noé D.');
  expect(mails[0]!.body_text).not.toContain('Durand');
});

test.each([
  ['was invited', new Date().toISOString(), /Demandez d’abord le lien pour le choisir/, true],
  ['was not invited yet', null, /Demandez d’abord une invitation à l’école qui l’a créé/, false],
])(
  'a follower without a password who %s learns from the mail how to get one first [followers.other-school-pending]',
  async (_state, date_invited, advice, leadsToReset) => {
    const { home, child, admin, student } = await twoSchools();
    const invited = await server.seed.follower({
      schoolId: home.id,
      studentId: child.id,
      account: { status: 'PENDING', date_invited },
    });
    await requestAttachment(admin, student, invited.email);
    const query = server.db.selectFrom('mails').select('body_text').where('recipient', '=', invited.email);
    const { body_text: text } = await query.executeTakeFirstOrThrow();
    expect(text).toMatch(advice);
    expect(text.includes(`/Reset#email=${encodeURIComponent(invited.email)}`)).toBe(leadsToReset);
    expect(text.includes('/my-childrens')).toBe(!leadsToReset);
  },
);

test('the mail of a request is in the language of the follower [notifications.language]', async () => {
  const { admin, student, follower } = await twoSchools();
  await server.db.updateTable('authentications').set({ lang: 'en' }).where('email', '=', follower.email).execute();
  await requestAttachment(admin, student, follower.email);
  const query = server.db.selectFrom('mails').select('subject').where('recipient', '=', follower.email);
  expect((await query.executeTakeFirstOrThrow()).subject).toBe('A school would like to attach you to a child');
});

test('the mail does not contain a web address from the name of the requesting school', async () => {
  const { school, admin, student, follower } = await twoSchools();
  await server.db.updateTable('schools').set({ name: 'www.exemple.fr' }).where('id', '=', school.id).execute();
  await requestAttachment(admin, student, follower.email);
  const query = server.db.selectFrom('mails').select(['body_text', 'body_html']);
  const mail = await query.where('recipient', '=', follower.email).executeTakeFirstOrThrow();
  expect(mail.body_text + mail.body_html).not.toContain('www.exemple.fr');
});

test('while a request is pending, the follower sees nothing of the child, by any route [followers.other-school]', async () => {
  const { follower, student, admin, school } = await pending();
  const caller = server.as(follower);
  const face = await insertFile(server.db, {
    title: 'Noé',
    entity_type: 'STUDENTS' as const,
    entity_id: student.id,
    schools_id: school.id,
    authentications_id: admin.id,
  });
  const { id } = student;
  const picture = { avatar_data: 'bm8=', avatar_title: 'a.jpg', avatar_type: 'IMAGE' as const };
  const statuses = [
    await caller.call(students.view, { id }),
    await caller.call(boxesRoutes.student, { id }),
    await caller.call(tracking.current, { student_id: id }),
    await caller.call(notifications.student, { id }),
    await caller.call(documents.view, { id: face.id }),
    await caller.call(studentAvatars.create, { student_id: id, body: picture }),
    await caller.call(studentAvatars.remove, { id }),
  ].map(({ status }) => status);
  expect(statuses).toEqual(statuses.map(() => 404));
  for (const { body } of [
    await caller.call(students.children),
    await caller.call(students.select, { query: { name: 'Noé' } }),
    await caller.call(dashboards.user),
    await caller.call(notifications.list),
  ]) {
    expect(JSON.stringify(body)).not.toContain('Noé');
  }
});

test('while a request is pending, the school sees nothing of the follower, by any route [followers.other-school]', async () => {
  const { admin, student, follower } = await pending();
  const caller = server.as(admin);
  const link = { user_id: follower.userId, student_id: student.id };
  const statuses = [
    await caller.call(users.view, { id: follower.userId }),
    await caller.call(users.update, { id: follower.userId, body: { firstname: 'Eve' } }),
    await caller.call(users.remove, { id: follower.userId }),
    await caller.call(users.attach, { ...link, body: relation }),
    await caller.call(users.relation, { ...link, body: relation }),
    await caller.call(users.detach, link),
  ].map(({ status }) => status);
  expect(statuses).toEqual(statuses.map(() => 404));
  for (const { body } of [
    await caller.call(users.followers),
    await caller.call(students.view, { id: student.id }),
    await caller.call(history.list, { query: { entity_type: 'STUDENT', entity_id: student.id } }),
  ]) {
    expect(JSON.stringify(body)).not.toContain(follower.lastname);
  }
});

test.each(['by the follower’s id', 'by e-mail'])(
  'a pending request ends when the school attaches the follower %s meanwhile; other requests stay pending [followers.request-expires]',
  async (how) => {
    const { admin, student, follower, school, id } = await pending();
    const another = await server.seed.follower();
    const cousin = await server.seed.student({ schools_id: school.id });
    await requestAttachment(admin, student, another.email);
    await requestAttachment(admin, cousin, follower.email);
    const sibling = await server.seed.student({ schools_id: school.id });
    const other = (await requestAttachment(admin, sibling, follower.email)).body.id;
    await server.as(follower).call(attachRequests.accept, { id: other });
    const link = { user_id: follower.userId, student_id: student.id };
    if (how === 'by e-mail') {
      expect((await requestAttachment(admin, student, follower.email)).body.status).toBe('ATTACHED');
    } else expect(await server.as(admin).status(users.attach, { ...link, body: relation })).toBe(201);
    expect(await sentFor(admin, student)).toMatchObject([{ email: another.email }]);
    expect(await sentFor(admin, cousin)).toMatchObject([{ email: follower.email }]);
    await server.as(admin).call(users.detach, link);
    expect(await server.as(follower).status(attachRequests.accept, { id })).toBe(404);
    expect(await server.as(follower).status(students.view, { id: student.id })).toBe(404);
  },
);

test('only the follower can accept, once; then follower and child are linked, and neither school edits the follower’s identity [followers.other-school]', async () => {
  const { admin, first, student, follower, id } = await pending();
  const stranger = await server.seed.follower();
  const accept = (person: Person) => server.as(person).call(attachRequests.accept, { id });
  expect(await server.anonymous.status(attachRequests.accept, { id })).toBe(401);
  expect((await accept(admin)).status).toBe(403);
  expect((await accept(stranger)).status).toBe(404);
  const twice = await Promise.all([accept(follower), accept(follower)]);
  expect(twice.map(({ status }) => status).sort()).toEqual([200, 404]);
  expect(twice.find(({ status }) => status === 200)!.body).toEqual({ student_id: student.id });
  expect(await server.as(follower).status(attachRequests.refuse, { id })).toBe(404);
  expect(await server.as(follower).status(students.view, { id: student.id })).toBe(200);
  const body = await server.as(admin).body(users.view, { id: follower.userId });
  expect(body).toMatchObject({ is_shared: true, student: [{ relation: 'Mère', student: { id: student.id } }] });
  expect(JSON.stringify(body)).not.toContain('Ailleurs');
  for (const person of [admin, first]) {
    expect(await server.as(person).status(users.update, { id: follower.userId, body: { firstname: 'Eve' } })).toBe(403);
  }
  expect([await sentFor(admin, student), await listReceived(follower)]).toEqual([[], []]);
});

test('once a request is accepted, a brother or sister is attached immediately, by id or by address', async () => {
  const { admin, school, follower, id } = await pending();
  await server.as(follower).call(attachRequests.accept, { id });
  const brother = await server.seed.student({ schools_id: school.id });
  const sister = await server.seed.student({ schools_id: school.id });
  const byId = { user_id: follower.userId, student_id: brother.id, body: relation };
  expect(await server.as(admin).status(users.attach, byId)).toBe(201);
  expect((await requestAttachment(admin, sister, follower.email)).body.status).toBe('ATTACHED');
  expect((await requestAttachment(admin, sister, follower.email)).error.code).toBe('ALREADY_ATTACHED');
});

test('a follower who is removed from one school keeps the requests of another and the school that created the account [followers.shared-delete]', async () => {
  const { admin, first, follower, id } = await pending();
  await server.as(follower).call(attachRequests.accept, { id });
  const other = await twoSchools();
  const { body: request } = await requestAttachment(other.admin, other.student, follower.email);
  expect(await server.as(admin).status(users.remove, { id: follower.userId })).toBe(204);
  expect((await listReceived(follower)).map((received) => received.id)).toEqual([request.id]);
  const rename = { id: follower.userId, body: { firstname: 'Eve' } };
  expect(await server.as(first).status(users.update, rename)).toBe(200);
});

testWithTwoConnections(
  'a follower who leaves the school meanwhile is not attached without consent [followers.other-school]',
  async () => {
    for (const how of ['id', 'address']) {
      const { admin, school, follower, id } = await pending();
      await server.as(follower).call(attachRequests.accept, { id });
      const brother = await server.seed.student({ schools_id: school.id });
      const { answer } = await server.db.transaction().execute(async (trx) => {
        await lockPerson(trx, follower.userId);
        const answer: Promise<{ status: number; body: object }> =
          how === 'id'
            ? server.as(admin).call(users.attach, { user_id: follower.userId, student_id: brother.id, body: relation })
            : requestAttachment(admin, brother, follower.email);
        await waitForLock(server.db);
        await leaveSchool(trx, follower.userId, school.id);
        return { answer };
      });
      const { status, body } = await answer;
      if (how === 'id') expect(status).toBe(404);
      else expect(body).toMatchObject({ status: 'PENDING' });
      expect(await server.as(follower).status(students.view, { id: brother.id })).toBe(404);
    }
  },
);

test('refusing removes the request from both sides; the history doesn’t say who refused', async () => {
  const { admin, student, follower, id } = await pending();
  expect(await server.as(follower).status(attachRequests.refuse, { id })).toBe(204);
  expect([await sentFor(admin, student), await listReceived(follower)]).toEqual([[], []]);
  expect(await server.as(follower).status(attachRequests.accept, { id })).toBe(404);
  expect(await server.as(follower).status(students.view, { id: student.id })).toBe(404);
  const query = { entity_type: 'STUDENT', entity_id: student.id };
  const body = await server.as(admin).body(history.list, { query });
  expect(body.history.map(({ action, author }) => [action, author?.lastname])).toEqual([
    ['ATTACH_REFUSE', undefined],
    ['ATTACH_REQUEST', admin.lastname],
  ]);
});

test('only a school admin of the requesting school can withdraw a request; a withdrawn request can’t be accepted [followers.request-expires]', async () => {
  const { admin, first, follower, student, id } = await pending();
  const teacher = await server.seed.teacher({ schoolId: admin.schoolId });
  const withdraw = (person: Person) => server.as(person).status(attachRequests.withdraw, { id });
  expect(await server.anonymous.status(attachRequests.withdraw, { id })).toBe(401);
  expect(await withdraw(teacher)).toBe(403);
  expect(await withdraw(follower)).toBe(403);
  expect(await withdraw(first)).toBe(404);
  expect(await withdraw(admin)).toBe(204);
  expect(await withdraw(admin)).toBe(404);
  expect(await server.as(follower).status(attachRequests.accept, { id })).toBe(404);
  expect(await server.as(follower).status(students.view, { id: student.id })).toBe(404);
});

test('requests of two schools are answered separately', async () => {
  const { follower, id, student } = await pending();
  const other = await twoSchools();
  const { body } = await requestAttachment(other.admin, other.student, follower.email);
  expect(await listReceived(follower)).toHaveLength(2);
  const responses = await Promise.all([
    server.as(follower).call(attachRequests.accept, { id }),
    server.as(follower).call(attachRequests.refuse, { id: body.id }),
  ]);
  expect(responses.map(({ status }) => status)).toEqual([200, 204]);
  expect(await server.as(follower).status(students.view, { id: student.id })).toBe(200);
  expect(await server.as(follower).status(students.view, { id: other.student.id })).toBe(404);
});

test('allows one pending request, and three attempts per follower and student in 30 days', async () => {
  const { admin, student, follower, id } = await pending();
  const repeated = await requestAttachment(admin, student, follower.email.toUpperCase());
  expect([repeated.status, repeated.error.code]).toEqual([409, 'ALREADY_REQUESTED']);
  await server.as(follower).call(attachRequests.refuse, { id });
  const third = await requestAttachment(admin, student, follower.email);
  expect(third.status).toBe(201);
  await server.as(follower).call(attachRequests.refuse, { id: third.body.id });
  const fourth = await requestAttachment(admin, student, follower.email);
  expect([fourth.status, fourth.error.message]).toEqual([429, 'Trop de demandes\u00a0: patientez 30\u00a0jours.']);
  expect(Number(fourth.headers.get('retry-after'))).toBeGreaterThan(29 * 24 * 3600);
});

test('refuses requests by anonymous, teacher, follower and another school, and for an unknown or staff address', async () => {
  const { admin, first, student, follower } = await twoSchools();
  const teacher = await server.seed.teacher({ schoolId: admin.schoolId });
  const body = { email: follower.email, ...relation };
  expect(await server.anonymous.status(attachRequests.create, { id: student.id, body })).toBe(401);
  for (const person of [teacher, follower]) {
    expect((await requestAttachment(person, student, follower.email)).status).toBe(403);
    expect(await server.as(person).status(attachRequests.ofStudent, { id: student.id })).toBe(403);
  }
  expect((await requestAttachment(first, student, follower.email)).status).toBe(404);
  expect(await server.as(first).status(attachRequests.ofStudent, { id: student.id })).toBe(404);
  expect(await server.as(admin).status(attachRequests.own)).toBe(403);
  expect(await server.anonymous.status(attachRequests.own)).toBe(401);
  for (const email of ['personne@nulle.example', first.email]) {
    const { error } = await requestAttachment(admin, student, email);
    expect(Object.keys(error.fields!)).toEqual(['email']);
  }
});

test('after 30 days a request is neither shown nor accepted, and the job ends it; the school can send a new one [followers.request-expires]', async () => {
  const { admin, student, follower, id } = await pending();
  await server.db
    .updateTable('attach_requests')
    .set({ date_expiration: ago({ minutes: 1 }) })
    .where('id', '=', id)
    .execute();
  expect([await sentFor(admin, student), await listReceived(follower)]).toEqual([[], []]);
  expect(await server.as(follower).status(attachRequests.accept, { id })).toBe(404);
  await runHandler(server, attachRequestsJob);
  const row = await server.db.selectFrom('attach_requests').select('status').where('id', '=', id).executeTakeFirst();
  expect(row?.status).toBe('EXPIRED');
  expect((await requestAttachment(admin, student, follower.email)).status).toBe(201);
});

test('the first school’s history records that the follower is shared, but not with whom', async () => {
  const { first, follower, id } = await pending();
  await server.as(follower).call(attachRequests.accept, { id });
  const query = { entity_type: 'USER', entity_id: follower.userId };
  const body = await server.as(first).body(history.list, { query });
  expect(body.history.map(({ action }) => action)).toEqual(['SHARE']);
  expect(JSON.stringify(body)).not.toMatch(/Port|Noé/);
});
