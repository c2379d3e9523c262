import { device } from '@memocartes/contract/devices/join/device.routes';
import { sessions } from '@memocartes/contract/learning/sessions/sessions.routes';

import { createClassroom, tablet } from '../../testing/classroom.ts';
import { testWithTwoConnections, waitForLock } from '../../testing/races.ts';
import { type TestServer, testServer } from '../../testing/server.ts';

let server: TestServer;
beforeAll(async () => (server = await testServer()));
afterAll(() => server.close());

async function seedOpenSession() {
  const classroom = await createClassroom(server);
  const session = await server.as(classroom.teacher).body(sessions.open, { body: { classes_id: classroom.class_.id } });
  const mark = (attendance: 'present' | 'absent', student_id = classroom.zoe.id, caller = classroom.teacher) =>
    server.as(caller).call(sessions.markPresence, {
      id: session.id,
      student_id,
      body: { present: attendance === 'present' },
    });

  const readCounts = async () => {
    const { nb_joined, nb_ended, nb_revising } = await server
      .as(classroom.teacher)
      .body(sessions.view, { id: session.id });
    return [nb_joined, nb_ended, nb_revising];
  };

  const begin = async () => {
    const child = await tablet(server, classroom.school.code);
    await child.call(device.join, { body: { code: session.code } });
    return child.call(device.start, { id: session.id, student_id: classroom.zoe.id });
  };

  return { ...classroom, session, mark, counts: readCounts, begin };
}

test('marks a student without a tablet as present, idempotently, and as absent again [sessions.present]', async () => {
  const { mark, counts, zoe } = await seedOpenSession();
  expect((await mark('present')).body).toMatchObject({ id: zoe.id, status: 'ACTIVE', on_tablet: false, nb_cards: 0 });
  const { date_join } = (await mark('present')).body;
  expect(date_join).not.toBeNull();
  expect(await counts()).toEqual([1, 0, 0]);
  expect((await mark('absent')).body).toMatchObject({ status: 'INACTIVE', date_join: null });
  expect(await counts()).toEqual([0, 0, 0]);
});

test('a student marked as present can still start on a tablet, and can then no longer be marked as absent', async () => {
  const { mark, begin, counts } = await seedOpenSession();
  await mark('present');
  expect((await begin()).status).toBe(200);
  expect(await counts()).toEqual([1, 0, 1]);
  expect((await mark('absent')).body).toMatchObject({ status: 'ACTIVE', on_tablet: true });
  expect(await counts()).toEqual([1, 0, 1]);
});

test('a student who came to the class after the session was opened can be marked too', async () => {
  const { mark, session, zoe, ada } = await seedOpenSession();
  await server.db.deleteFrom('sessions_students').where('sessions_id', '=', session.id).execute();
  expect((await mark('present', ada.id)).body).toMatchObject({ id: ada.id, status: 'ACTIVE' });
  expect((await mark('absent', zoe.id)).body).toMatchObject({ id: zoe.id, status: 'INACTIVE' });
});

test('closing keeps attendance, which is not counted as an ended revision; a closed session refuses marking [sessions.present]', async () => {
  const { mark, session, teacher, ada } = await seedOpenSession();
  await mark('present');
  const body = await server.as(teacher).body(sessions.close, { id: session.id });
  expect(body).toMatchObject({ nb_joined: 1, nb_ended: 0, nb_revising: 0 });
  expect(await mark('present', ada.id)).toMatchObject({ status: 409, error: { code: 'SESSION_CLOSED' } });
});

testWithTwoConnections(
  'a mark that waits for the student to leave the class in progress gets 404 [sessions.present]',
  async () => {
    const { mark, session, zoe } = await seedOpenSession();
    const { marking } = await server.db.transaction().execute(async (trx) => {
      await trx.updateTable('students').set({ classes_id: null }).where('id', '=', zoe.id).execute();
      const marking = mark('present');
      await waitForLock(server.db);
      return { marking };
    });
    expect((await marking).status).toBe(404);
    const rows = server.db.selectFrom('sessions_students').select(['status']).where('sessions_id', '=', session.id);
    expect(await rows.where('students_id', '=', zoe.id).execute()).toEqual([{ status: 'INACTIVE' }]);
  },
);

test('only a teacher of the class can mark presence, and only of students of the class', async () => {
  const { mark, session, zoe, colleague, schoolAdmin, follower, stranger } = await seedOpenSession();
  const otherClassroom = await createClassroom(server);
  const params = { id: session.id, student_id: zoe.id, body: { present: true } };
  expect(await server.anonymous.status(sessions.markPresence, params)).toBe(401);
  for (const person of [colleague, schoolAdmin, follower]) {
    expect((await mark('present', zoe.id, person)).status).toBe(403);
  }
  expect((await mark('present', zoe.id, stranger)).status).toBe(404);
  expect((await mark('present', otherClassroom.zoe.id)).status).toBe(404);
  expect((await mark('present', 2_000_000_000)).status).toBe(404);
});
