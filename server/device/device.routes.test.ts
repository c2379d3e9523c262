import { device } from '@memocartes/contract/device/device.routes';
import { sessions } from '@memocartes/contract/sessions/sessions.routes';
import { students } from '@memocartes/contract/students/students.routes';
import { classroom, tablet } from '../testing/classroom.ts';
import { callerOf, testServer } from '../testing/server.ts';
import type { TestServer } from '../testing/server.ts';

let server: TestServer;
beforeAll(async () => (server = await testServer()));
afterAll(() => server.close());

async function opened() {
  const room = await classroom(server);
  const { body: session } = await server.as(room.teacher).call(sessions.open, { body: { classes_id: room.class_.id } });
  return { ...room, session, child: await tablet(server, room.school.code) };
}

describe('attach', () => {
  test('by the school’s code, spaces and case aside; the cookie is out of reach of scripts', async () => {
    const school = await server.seed.school({ code: '0751234J' });
    const browser = callerOf(server.origin, { 'x-memocartes': '1' });
    const { status, body, headers } = await browser.call(device.attach, { body: { school_code: ' 0751234 j ' } });
    expect({ status, school: body.school }).toEqual({ status: 200, school: { name: school.name } });
    expect(headers.get('set-cookie')).toMatch(/^device=[\w-]{43}; .*HttpOnly.*SameSite=Strict/);
    const child = await tablet(server, '0751234J');
    expect((await child.call(device.state)).body.school).toEqual({ name: school.name });
  });

  test('an unknown code, or an archived school’s, is refused with the reason', async () => {
    const closed = await server.seed.school({ status: 'ARCHIVED' });
    for (const school_code of ['NULLE PART', closed.code]) {
      const { status, error } = await server.anonymous.call(device.attach, { body: { school_code } });
      expect({ status, code: error.code }).toEqual({ status: 422, code: 'UNKNOWN_SCHOOL_CODE' });
    }
  });

  test('a tablet that is not attached says so, and does nothing else', async () => {
    expect((await server.anonymous.call(device.state)).body.school).toBeNull();
    expect((await server.anonymous.call(device.join, { body: { code: '123456' } })).status).toBe(401);
  });
});

describe('join', () => {
  test('the code, however it is spaced, shows the names of the class and no more', async () => {
    const { child, session, class_, zoe, ada } = await opened();
    const code = `${session.code.slice(0, 3)} ${session.code.slice(3)}`;
    const { status, body } = await child.call(device.join, { body: { code } });
    expect(status).toBe(200);
    expect(body.class_).toEqual({ id: class_.id, name: 'CE1 A' });
    const name = { initial: null, avatar: null, status: 'INACTIVE' };
    expect(body.students).toEqual([
      { id: ada.id, firstname: 'Ada', ...name },
      { id: zoe.id, firstname: 'Zoë', ...name },
    ]);
    expect(JSON.stringify(body)).not.toContain('Byron');
  });

  test('a code of another school, of a closed session, or past its end is refused', async () => {
    const [mine, other] = [await opened(), await opened()];
    const codeOf = async (code: string) => (await mine.child.call(device.join, { body: { code } })).error;
    expect(await codeOf(other.session.code)).toMatchObject({ statusCode: 422, code: 'UNKNOWN_CODE' });
    const past = new Date(Date.now() - 1000).toISOString();
    await server.db.updateTable('sessions').set({ end_time: past }).where('id', '=', mine.session.id).execute();
    expect(await codeOf(mine.session.code)).toMatchObject({ code: 'UNKNOWN_CODE' });
    await server.as(mine.teacher).call(sessions.close, { id: mine.session.id });
    expect(await codeOf(mine.session.code)).toMatchObject({ code: 'UNKNOWN_CODE' });
  });

  test('ten tries a minute a tablet, then even the right code waits', async () => {
    const { child, session, school } = await opened();
    for (let i = 0; i < 10; i += 1) await child.call(device.join, { body: { code: '000000' } });
    const { status, error } = await child.call(device.join, { body: { code: session.code } });
    expect({ status, code: error.code }).toEqual({ status: 429, code: 'TOO_MANY_REQUESTS' });
    const neighbour = await tablet(server, school.code);
    expect((await neighbour.call(device.join, { body: { code: session.code } })).status).toBe(200);
  });

  test('adults do not join', async () => {
    const { teacher, session } = await opened();
    expect((await server.as(teacher).call(device.join, { body: { code: session.code } })).status).toBe(403);
  });
});

describe('what a tablet can reach', () => {
  test('only sessions whose code it gave, and no other route', async () => {
    const { child, session, school, zoe } = await opened();
    const ofZoe = { id: session.id, student_id: zoe.id };
    expect((await child.call(device.session, { id: session.id })).status).toBe(404);
    expect((await child.call(device.start, ofZoe)).status).toBe(404);
    const neighbour = await tablet(server, school.code);
    await neighbour.call(device.join, { body: { code: session.code } });
    expect((await neighbour.call(device.session, { id: session.id })).status).toBe(200);
    expect((await child.call(device.session, { id: session.id })).status).toBe(404);
    expect((await neighbour.call(students.list)).status).toBe(401);
  });

  test('only pupils of the class', async () => {
    const { child, session, school } = await opened();
    await child.call(device.join, { body: { code: session.code } });
    const other = await server.seed.student({ schools_id: school.id });
    expect((await child.call(device.start, { id: session.id, student_id: other.id })).status).toBe(404);
  });

  test('nothing once the session is closed', async () => {
    const { child, session, teacher, zoe } = await opened();
    await child.call(device.join, { body: { code: session.code } });
    await server.as(teacher).call(sessions.close, { id: session.id });
    expect((await child.call(device.session, { id: session.id })).error.code).toBe('SESSION_CLOSED');
    const start = await child.call(device.start, { id: session.id, student_id: zoe.id });
    expect(start).toMatchObject({ status: 409, error: { code: 'SESSION_CLOSED' } });
  });
});
