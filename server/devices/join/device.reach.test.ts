import { device } from '@memocartes/contract/devices/join/device.routes';
import { sessions } from '@memocartes/contract/learning/sessions/sessions.routes';

import { answerTo, createClassroom, givePack, someCards, tablet } from '../../testing/classroom.ts';
import { type TestServer, testServer } from '../../testing/server.ts';
import { readSecret } from '../approval/secrets.ts';

// Checks call by call that a tablet reaches only its own session, in addition to the permission matrix test.
let server: TestServer;
beforeAll(async () => (server = await testServer()));
afterAll(() => server.close());

type TabletClient = Awaited<ReturnType<typeof tablet>>;

/** Zoë revises on a tablet; another class of the same school has its own session on another tablet. */
async function twoClasses() {
  const classroom = await createClassroom(server);
  const { cards } = await someCards(server, 3);
  await givePack(server, classroom, cards);
  const next = await server.seed.class({ schools_id: classroom.school.id, name: 'CM2 B' });
  const neighbour = await server.seed.student({ schools_id: classroom.school.id, classes_id: next.id });
  await server.seed.teach(classroom.colleague.userId, next.id);
  const own = await server.as(classroom.teacher).body(sessions.open, { body: { classes_id: classroom.class_.id } });
  const other = await server.as(classroom.colleague).body(sessions.open, { body: { classes_id: next.id } });

  const enter = async (code: string) => {
    const joining = await tablet(server, classroom.school.code);
    await joining.call(device.join, { body: { code } });
    return joining;
  };

  const ownTablet = await enter(own.code);
  const otherTablet = await enter(other.code);
  await ownTablet.call(device.start, { id: own.id, student_id: classroom.zoe.id });
  await otherTablet.call(device.start, { id: other.id, student_id: neighbour.id });
  return { ...classroom, cards, own, other, neighbour, ownTablet };
}

type Classes = Awaited<ReturnType<typeof twoClasses>>;

/** Statuses of the calls `session`, `start`, `answers` and `end` of a tablet, for a session and a student. */
async function askAll(client: TabletClient, cards: readonly number[], id: number, student_id: number): Promise<string> {
  const params = { id, student_id };
  const responses = [
    await client.call(device.session, { id }),
    await client.call(device.start, params),
    await client.call(device.answers, { ...params, body: { answers: [answerTo(cards[0]!, 'right')] } }),
    await client.call(device.end, params),
  ];
  return responses.map(({ status }) => status).join(' ');
}

test.each<[string, string, (classes: Classes) => [number, number]]>([
  ['its own session and student', '200 200 200 200', ({ own, zoe }) => [own.id, zoe.id]],
  ['a student of another class, in its own session', '200 404 404 404', ({ own, neighbour }) => [own.id, neighbour.id]],
  [
    'the session of another tablet and its student',
    '404 404 404 404',
    ({ other, neighbour }) => [other.id, neighbour.id],
  ],
  ['its own student in the session of another tablet', '404 404 404 404', ({ other, zoe }) => [other.id, zoe.id]],
  ['a session that does not exist', '404 404 404 404', ({ zoe }) => [999_999, zoe.id]],
])(
  'for %s, the calls `session`, `start`, `answers` and `end` of a tablet return %s',
  async (_what, statuses, which) => {
    const classes = await twoClasses();
    expect(await askAll(classes.ownTablet, classes.cards, ...which(classes))).toBe(statuses);
    const foreign = await server.db
      .selectFrom('cards_events')
      .select('id')
      .where('students_id', '=', classes.neighbour.id)
      .execute();
    expect(foreign).toEqual([]);
  },
);

test('after closing, a tablet gets no names and no student can start; a started revision can still send answers and end', async () => {
  const { ownTablet, cards, own, zoe, ada, teacher } = await twoClasses();
  await server.as(teacher).call(sessions.close, { id: own.id });
  expect(await askAll(ownTablet, cards, own.id, zoe.id)).toBe('409 409 200 200');
  expect(await askAll(ownTablet, cards, own.id, ada.id)).toBe('409 409 404 404');
  const body = await server.as(teacher).body(sessions.students, { id: own.id });
  expect(body.students.map(({ id, status }) => [id, status])).toEqual([
    [ada.id, 'INACTIVE'],
    [zoe.id, 'ENDED'],
  ]);
});

test('a student who took part and has left the class since is visible to the teacher, not to tablets [tablets.reach]', async () => {
  const { ownTablet, own, zoe, ada, teacher } = await twoClasses();
  await server.db.updateTable('students').set({ classes_id: null }).where('id', '=', zoe.id).execute();
  const onTablet = await ownTablet.body(device.session, { id: own.id });
  expect(onTablet.students.map(({ id }) => id)).toEqual([ada.id]);
  const seen = await server.as(teacher).body(sessions.students, { id: own.id });
  expect(seen.students.map(({ id }) => id)).toEqual([ada.id, zoe.id]);
});

test('approval by another school ends access to the joined session; a request alone does not', async () => {
  const { ownTablet, cards, own, zoe } = await twoClasses();
  const otherSchool = await server.seed.school();
  await ownTablet.call(device.attach, { body: { school_code: otherSchool.code } });
  expect(await ownTablet.body(device.state)).toMatchObject({
    status: 'WAITING',
    school: { name: otherSchool.name },
  });
  expect(await ownTablet.status(device.session, { id: own.id })).toBe(200);
  const { secret } = await readSecret(server.db, server.config, otherSchool.id);
  await ownTablet.call(device.attach, { body: { secret: secret! } });
  expect(await askAll(ownTablet, cards, own.id, zoe.id)).toBe('404 404 404 404');
});
