import { connect } from 'node:net';

import { students } from '@memocartes/contract/students/students.routes';
import { users } from '@memocartes/contract/users/users.routes';

import type { Person } from '../../testing/seed.ts';
import { type TestServer, testServer } from '../../testing/server.ts';

let server: TestServer;
let schoolId: number;
let schoolAdmin: Person;

beforeAll(async () => {
  server = await testServer();
  schoolId = (await server.seed.school()).id;
  schoolAdmin = await server.seed.schoolAdmin({ schoolId });
  await server.seed.student({ schools_id: schoolId, firstname: 'Ada', lastname: 'Byron' });
});

afterAll(() => server.close());

const post = (path: string, body: string, type = 'application/json') =>
  server.as(schoolAdmin).fetch(`/api${path}`, { method: 'POST', headers: { 'content-type': type }, body });

test.each(["' or '1'='1", "'; drop table students; --", '%', '_', '\\', '") or true --', '$1', '{}'])(
  'a search for %s matches these characters literally [asvs:1.2.4] [asvs:1.3.3]',
  async (search) => {
    const { status, body } = await server.as(schoolAdmin).call(students.list, { query: { search } });
    expect({ status, count: body.count }).toEqual({ status: 200, count: 0 });
  },
);

test.each(['name; drop table students', 'lastname desc', '__proto__', 'password_hash'])(
  'a list can’t be ordered by %s [asvs:1.2.4]',
  async (order_by) => {
    const { status, error } = await server.as(schoolAdmin).call(students.list, { query: { order_by } });
    expect(status).toBe(422);
    expect(error.fields).toHaveProperty('order_by');
  },
);

test('stores encoded text as sent, without decoding the text again [asvs:1.1.1]', async () => {
  const firstname = '%3cb%3e &amp; \\u003c';
  const body = await server.as(schoolAdmin).body(students.create, { body: { firstname } });
  const student = await server.as(schoolAdmin).body(students.view, { id: body.id });
  expect(student.firstname.toLowerCase()).toBe(firstname.toLowerCase());
});

test('ignores fields that a call does not accept, and returns 404 for the id of another school [asvs:15.3.3] [asvs:8.2.3]', async () => {
  const otherSchool = await server.seed.school();
  const body = await server.as(schoolAdmin).body(students.create, {
    body: { firstname: 'Max', schools_id: schoolId, epoch: 9, demo_mode: true, nb_students: 0, id: 1_000_000 } as never,
  });
  const row = await server.db.selectFrom('students').selectAll().where('id', '=', body.id).executeTakeFirstOrThrow();
  expect(row).toMatchObject({ schools_id: schoolId, epoch: 1, demo_mode: false });
  expect(body.id).not.toBe(1_000_000);
  const foreign = await server
    .as(schoolAdmin)
    .call(students.create, { body: { firstname: 'Max', schools_id: otherSchool.id } });
  expect(foreign.status).toBe(404);
});

test('prototype keys have no effect [asvs:15.3.6] [asvs:1.5.2]', async () => {
  const bodies = [
    '{"firstname":"Max","__proto__":{"role":"SUPERADMIN"}}',
    '{"firstname":"Max","constructor":{"prototype":{"role":"SUPERADMIN"}}}',
  ];
  for (const body of bodies) expect((await post('/students', body)).status).toBeLessThan(500);
  expect(({} as { role?: string }).role).toBeUndefined();
});

test.each([
  ['firstname', { firstname: ['Max'] }],
  ['firstname', { firstname: { toString: 'Max' } }],
  ['firstname', { firstname: 12 }],
  ['is_phygital', { firstname: 'Max', is_phygital: 'true' }],
  ['classes_id', { firstname: 'Max', classes_id: '1' }],
])('a value of another type is refused: %s %j [asvs:15.3.5] [asvs:2.2.1] [asvs:2.2.2]', async (field, body) => {
  const response = await post('/students', JSON.stringify(body));
  expect(response.status).toBe(422);
  expect(((await response.json()) as { fields: object }).fields).toHaveProperty(field);
});

test('a parameter that accepts one value is refused when sent twice [asvs:15.3.7]', async () => {
  expect((await server.as(schoolAdmin).fetch('/api/students?nb_page=1&nb_page=2')).status).toBe(422);
});

test('refuses form and plain-text bodies, so that a cross-site simple request can’t write [asvs:3.5.1]', async () => {
  for (const type of ['application/x-www-form-urlencoded', 'text/plain', 'multipart/form-data']) {
    expect((await post('/students', 'firstname=Max', type)).status).toBe(415);
  }
});

test('gives other origins no access [asvs:3.4.2]', async () => {
  const headers = { origin: 'https://evil.example' };
  for (const method of ['GET', 'OPTIONS']) {
    const response = await server.as(schoolAdmin).fetch('/api/students', { method, headers });
    expect(response.headers.get('access-control-allow-origin')).toBeNull();
  }
});

test('responses of the API have a content type with charset, no-store, nosniff and no-referrer [asvs:4.1.1] [asvs:3.2.1] [asvs:3.4.4] [asvs:14.2.2] [asvs:14.3.2]', async () => {
  for (const path of ['/api/students', '/api/students/999999', '/api/nothing', '/api/health']) {
    const { headers } = await server.as(schoolAdmin).fetch(path);
    expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
  }
});

/** Sends a request line that `fetch` refuses to send. @returns the status line */
const raw = (requestLine: string) =>
  new Promise<string>((resolve, reject) => {
    const { hostname, port } = new URL(server.origin);
    const socket = connect(Number(port), hostname, () =>
      socket.write(`${requestLine} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`),
    );
    let text = '';
    socket.on('data', (chunk) => (text += String(chunk))).on('end', () => resolve(text.split('\r\n')[0]!));
    socket.on('error', reject);
  });

test('refuses TRACE and CONNECT [asvs:13.4.4]', async () => {
  expect(await raw('TRACE /api/health')).toMatch(/ 40[45] /);
  expect(await raw('CONNECT example.test:443')).not.toMatch(/ 2\d\d /);
});

test('a person’s details contain no password hash or search column [asvs:15.3.1]', async () => {
  const { userId } = await server.seed.teacher({ schoolId, account: { password_hash: 'secret-hash' } });
  const response = await server.as(schoolAdmin).call(users.view, { id: userId });
  expect(response.status).toBe(200);
  expect(JSON.stringify(response.body)).not.toMatch(/secret-hash|password_hash|search|sort_name/);
});
