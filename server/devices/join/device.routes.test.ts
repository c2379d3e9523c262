import { device } from '@memocartes/contract/devices/join/device.routes';
import { sessions } from '@memocartes/contract/learning/sessions/sessions.routes';
import { students } from '@memocartes/contract/students/students.routes';
import { sql } from 'kysely';

import { createClassroom, newTablet, tablet } from '../../testing/classroom.ts';
import { ago } from '../../testing/data/instants.ts';
import { passMinutes } from '../../testing/limits.ts';
import { type TestServer, testServer } from '../../testing/server.ts';
import { readSecret } from '../approval/secrets.ts';

let server: TestServer;
beforeAll(async () => (server = await testServer()));
afterAll(() => server.close());

async function seedOpenSession() {
  const classroom = await createClassroom(server);
  const session = await server.as(classroom.teacher).body(sessions.open, { body: { classes_id: classroom.class_.id } });
  return { ...classroom, session, child: await tablet(server, classroom.school.code) };
}

describe('join', () => {
  test('joining by a code with a space returns the students of the class without their last names', async () => {
    const { child, session, class_, zoe, ada } = await seedOpenSession();
    const code = `${session.code.slice(0, 3)} ${session.code.slice(3)}`;
    const { status, body } = await child.call(device.join, { body: { code } });
    expect(status).toBe(200);
    expect(body.class_).toEqual({ id: class_.id, name: 'CE1 A' });
    const name = { initial: null, avatar: null, status: 'INACTIVE' };
    expect(body.students).toEqual([
      { id: ada.id, firstname: 'Ada', picture: ada.picture, ...name },
      { id: zoe.id, firstname: 'Zoë', picture: zoe.picture, ...name },
    ]);
    expect(JSON.stringify(body)).not.toContain('Byron');
  });

  test('a student whom the teacher has marked as present is shown as not started until they start [sessions.present]', async () => {
    const { child, session, teacher, zoe } = await seedOpenSession();
    await server.as(teacher).call(sessions.markPresence, {
      id: session.id,
      student_id: zoe.id,
      body: { present: true },
    });
    const { body } = await child.call(device.join, { body: { code: session.code } });
    const statusIn = ({ students }: typeof body) => students.find(({ id }) => id === zoe.id)!.status;
    expect(statusIn(body)).toBe('INACTIVE');
    await child.call(device.start, { id: session.id, student_id: zoe.id });
    expect(statusIn(await child.body(device.session, { id: session.id }))).toBe('ACTIVE');
  });

  test('refuses the code of a session of another school, past its end time or closed [sessions.code-refused]', async () => {
    const first = await seedOpenSession();
    const second = await seedOpenSession();
    const codeOf = async (code: string) => (await first.child.call(device.join, { body: { code } })).error;
    expect(await codeOf(second.session.code)).toMatchObject({ statusCode: 422, code: 'UNKNOWN_CODE' });
    const past = ago({ seconds: 1 });
    await server.db.updateTable('sessions').set({ end_time: past }).where('id', '=', first.session.id).execute();
    expect(await codeOf(first.session.code)).toMatchObject({ code: 'UNKNOWN_CODE' });
    await server.as(first.teacher).call(sessions.close, { id: first.session.id });
    expect(await codeOf(first.session.code)).toMatchObject({ code: 'UNKNOWN_CODE' });
  });

  const guess = async (child: Awaited<ReturnType<typeof tablet>>, code = '000000') => {
    const { status, error, headers } = await child.call(device.join, { body: { code } });
    return { status, code: error.code, wait: Number(headers.get('retry-after')) / 60, message: error.message };
  };

  test('a tablet that guesses codes is blocked for 1, 5, 15, 60, 240 minutes, even with the right code; another tablet is not [tablets.wrong-code]', async () => {
    const { child, session, school } = await seedOpenSession();
    for (const minutes of [1, 5, 15, 60, 240, 240]) {
      for (let i = 0; i < 10; i += 1) expect(await guess(child)).toMatchObject({ status: 422, code: 'UNKNOWN_CODE' });
      const { status, code, wait, message } = await guess(child, session.code);
      expect({ status, code, wait }).toEqual({ status: 429, code: 'TOO_MANY_CODES', wait: minutes });
      expect(message).toMatch(/^Trop d’essais\u00a0: attends \d+\u00a0\w+ avant de taper un code\.$/);
      const neighbour = await tablet(server, school.code);
      expect(await neighbour.status(device.join, { body: { code: session.code } })).toBe(200);
      await passMinutes(server.db, minutes);
    }
  });

  test('parallel guesses are limited to ten; right codes in between neither count nor reset the count', async () => {
    const { child, session } = await seedOpenSession();
    const burst = await Promise.all(Array.from({ length: 40 }, () => guess(child)));
    expect(burst.filter(({ status }) => status === 422)).toHaveLength(10);
    const other = await seedOpenSession();
    for (let i = 0; i < 9; i += 1) {
      await guess(other.child);
      await other.child.call(device.join, { body: { code: other.session.code } });
    }
    expect([(await guess(other.child)).status, (await guess(other.child)).status]).toEqual([422, 429]);
    expect(session.code).not.toBe('000000');
  });

  test('a tablet that sends 25 right codes is not blocked', async () => {
    const { child, session } = await seedOpenSession();
    for (let i = 0; i < 25; i += 1) {
      expect(await child.status(device.join, { body: { code: session.code } })).toBe(200);
    }
  });

  test('wrong codes of new tablets block new tablets; tablets that joined in the last 30 days have a separate limit', async () => {
    const { child, session, school } = await seedOpenSession();
    const join = (who: typeof child) => guess(who, session.code);
    expect((await join(child)).status).toBe(200);

    const failures = async (tablets: readonly (typeof child)[]) => {
      for (const item of tablets) for (let i = 0; i < 10; i += 1) await guess(item);
    };

    await failures(await Promise.all(Array.from({ length: 5 }, () => tablet(server, school.code))));
    const fresh = await tablet(server, school.code);
    // Codes that are not tried do not count for the tablet’s own limit.
    for (let i = 0; i < 10; i += 1) {
      expect(await join(fresh)).toMatchObject({ status: 429, code: 'TOO_MANY_CODES', wait: 5 });
    }
    expect((await join(child)).status).toBe(200);
    const joinedTablets = await Promise.all(Array.from({ length: 10 }, () => tablet(server, school.code)));
    await passMinutes(server.db, 5);
    for (const item of joinedTablets) expect((await join(item)).status).toBe(200);
    await failures(joinedTablets);
    expect(await join(child)).toMatchObject({ status: 429, code: 'TOO_MANY_CODES' });
    expect((await join(fresh)).status).toBe(200);
  });

  test('a tablet that last joined more than 30 days ago is treated as a new one', async () => {
    const { child, session, school } = await seedOpenSession();
    expect((await guess(child, session.code)).status).toBe(200);
    const strangers = await Promise.all(Array.from({ length: 5 }, () => tablet(server, school.code)));
    for (const item of strangers) for (let i = 0; i < 10; i += 1) await guess(item);
    const joined = server.db.updateTable('sessions_devices').where('sessions_id', '=', session.id);
    await joined.set({ date_join: sql`now() - interval '29 days'` }).execute();
    expect((await guess(child, session.code)).status).toBe(200);
    await joined.set({ date_join: sql`now() - interval '31 days'` }).execute();
    expect((await guess(child, session.code)).status).toBe(429);
  });

  test('the QR code of a school approves at most 60 tablets per hour', async () => {
    const { school } = await seedOpenSession();
    const { secret } = await readSecret(server.db, server.config, school.id);
    const attach = () => newTablet(server).call(device.attach, { body: { secret: secret! } });
    const responses = [];
    for (let i = 0; i < 60; i += 1) responses.push(await attach());
    // The tablet of `seedOpenSession` was the first of the sixty.
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(59);
    expect(responses.at(-1)).toMatchObject({ status: 429, error: { code: 'TOO_MANY_REQUESTS' } });
  });

  test('returns 403 for a teacher', async () => {
    const { teacher, session } = await seedOpenSession();
    expect(await server.as(teacher).status(device.join, { body: { code: session.code } })).toBe(403);
  });
});

describe('reach of a tablet', () => {
  test('gets 404 for a session that it has not joined, and 401 on a route of adults [tablets.reach]', async () => {
    const { child, session, school, zoe } = await seedOpenSession();
    const ofZoe = { id: session.id, student_id: zoe.id };
    expect(await child.status(device.session, { id: session.id })).toBe(404);
    expect(await child.status(device.start, ofZoe)).toBe(404);
    const neighbour = await tablet(server, school.code);
    await neighbour.call(device.join, { body: { code: session.code } });
    expect(await neighbour.status(device.session, { id: session.id })).toBe(200);
    expect(await child.status(device.session, { id: session.id })).toBe(404);
    expect(await neighbour.status(students.list)).toBe(401);
  });

  test('gets 404 when it starts the revision of a student outside the class', async () => {
    const { child, session, school } = await seedOpenSession();
    await child.call(device.join, { body: { code: session.code } });
    const otherStudent = await server.seed.student({ schools_id: school.id });
    expect(await child.status(device.start, { id: session.id, student_id: otherStudent.id })).toBe(404);
  });

  test('gets 409 for the students and for a start once the session is closed [tablets.reach]', async () => {
    const { child, session, teacher, zoe } = await seedOpenSession();
    await child.call(device.join, { body: { code: session.code } });
    await server.as(teacher).call(sessions.close, { id: session.id });
    expect(await child.errorCode(device.session, { id: session.id })).toBe('SESSION_CLOSED');
    const start = await child.call(device.start, { id: session.id, student_id: zoe.id });
    expect(start).toMatchObject({ status: 409, error: { code: 'SESSION_CLOSED' } });
  });
});
