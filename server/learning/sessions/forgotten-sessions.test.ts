import { device } from '@memocartes/contract/devices/join/device.routes';
import { sessions } from '@memocartes/contract/learning/sessions/sessions.routes';

import { answerTo, createClassroom, openRevision } from '../../testing/classroom.ts';
import { runHandler } from '../../testing/jobs.ts';
import { inbox } from '../../testing/notifications.ts';
import { type TestServer, testServer } from '../../testing/server.ts';
import { closeInEvening } from './close-sessions.writes.ts';
import { closeForgottenSessions, forgottenSessionsJob } from './forgotten-sessions.job.ts';

let server: TestServer;
beforeAll(async () => (server = await testServer()));
afterAll(() => server.close());

const setEnd = (id: number, end_time: string) =>
  server.db.updateTable('sessions').set({ end_time }).where('id', '=', id).execute();

const statusOf = async (id: number) =>
  (await server.db.selectFrom('sessions').select('status').where('id', '=', id).executeTakeFirstOrThrow()).status;

/** An open session with this end. */
async function seedSession(end: string) {
  const { teacher, class_ } = await createClassroom(server);
  const { id } = await server.as(teacher).body(sessions.open, { body: { classes_id: class_.id } });
  await setEnd(id, end);
  return { id, teacher };
}

/** Instants in Paris: the end of a session, a time at which it is still open, and the time from which it is closed. */
const evenings = [
  ['in the morning', '2026-11-26T09:30:00+01:00', '2026-11-26T17:59:59+01:00', '2026-11-26T18:00:00+01:00'],
  ['in the evening', '2026-11-26T17:30:00+01:00', '2026-11-26T18:29:59+01:00', '2026-11-26T18:30:00+01:00'],
  ['before midnight', '2026-11-26T23:45:00+01:00', '2026-11-27T00:44:59+01:00', '2026-11-27T00:45:00+01:00'],
  ['after midnight', '2026-11-27T00:15:00+01:00', '2026-11-27T17:59:59+01:00', '2026-11-27T18:00:00+01:00'],
  ['as summer time begins', '2027-03-28T01:30:00+01:00', '2027-03-28T17:59:59+02:00', '2027-03-28T18:00:00+02:00'],
  ['as winter time begins', '2026-10-25T01:30:00+02:00', '2026-10-25T17:59:59+01:00', '2026-10-25T18:00:00+01:00'],
] as const;

test.each(evenings)(
  'a session that ends %s is closed in the evening [sessions.forgotten]',
  async (_, end, open, closed) => {
    const { id } = await seedSession(end);
    await closeForgottenSessions(server.db, open);
    expect(await statusOf(id)).toBe('ACTIVE');
    await closeForgottenSessions(server.db, closed);
    expect(await statusOf(id)).toBe('INACTIVE');
  },
);

test('closes a forgotten session as a teacher would, and no other [sessions.forgotten]', async () => {
  const { session, child, ofZoe, cards, teacher, follower, ada } = await openRevision(server, 2);
  await child.call(device.start, ofZoe);
  await child.call(device.answers, { ...ofZoe, body: { answers: [answerTo(cards[0]!, 'right')] } });
  const { id: current } = await seedSession(new Date(Date.now() + 60_000).toISOString());
  await setEnd(session.id, new Date(Date.now() - 2 * 86_400_000).toISOString());

  await runHandler(server, forgottenSessionsJob);

  expect(await statusOf(current)).toBe('ACTIVE');
  expect(await server.as(teacher).body(sessions.view, { id: session.id })).toMatchObject({
    status: 'INACTIVE',
    code: null,
    nb_joined: 1,
    nb_ended: 0,
  });
  const { students } = await server.as(teacher).body(sessions.students, { id: session.id });
  expect(Object.fromEntries(students.map(({ id, status }) => [id, status]))).toEqual({
    [ofZoe.student_id]: 'ENDED',
    [ada.id]: 'INACTIVE',
  });
  expect((await inbox(server, follower)).map(({ link }) => link)).toEqual([`/my-childrens/${ofZoe.student_id}`]);
  expect(await child.status(device.start, ofZoe)).toBe(409);
});

test('a session that is extended while the job runs stays open [sessions.forgotten]', async () => {
  const { id, teacher } = await seedSession('2026-11-26T09:30:00+01:00');
  const end_time = new Date(Date.now() + 15 * 60_000).toISOString();
  await server.as(teacher).call(sessions.extend, { id, body: { end_time } });
  await closeInEvening(server.db, id, new Date().toISOString());
  expect(await statusOf(id)).toBe('ACTIVE');
});
