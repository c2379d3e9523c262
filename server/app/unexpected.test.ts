import { auth } from '@memocartes/contract/auth/auth.routes';
import { students } from '@memocartes/contract/students/students.routes';
import { sql } from 'kysely';

import { readConfig } from '../config/config.ts';
import { openTestDatabase, type TestDatabase } from '../testing/database.ts';
import { createSeed } from '../testing/seed.ts';
import { callerOf } from '../testing/server.ts';
import { buildApp } from './app.ts';

let database: TestDatabase;
let lines: string[];
let app: Awaited<ReturnType<typeof buildApp>>;
let caller: ReturnType<typeof callerOf>;

beforeEach(async () => {
  database = await openTestDatabase();
  const { token } = await createSeed(database.db).schoolAdmin({
    schoolId: (await createSeed(database.db).school()).id,
  });
  lines = [];
  const config = readConfig({ DEMO: 'true', LOG_LEVEL: 'info' });
  app = await buildApp({ db: database.db, config }, { write: (line) => lines.push(line) });
  caller = callerOf(await app.listen({ host: '127.0.0.1', port: 0 }), { authorization: `Bearer ${token}` });
});

afterEach(async () => {
  await app.close();
  await database.stop();
});

test('an unexpected error is logged in full and the response reveals no internals [interface.error-shape] [asvs:16.5.1] [asvs:16.3.4]', async () => {
  await sql`alter table students rename to renamed`.execute(database.db);
  const { status, error } = await caller.call(students.list);
  expect({ status, error }).toEqual({
    status: 500,
    error: { statusCode: 500, code: 'UNEXPECTED', message: 'Une erreur est survenue' },
  });
  expect(lines.join('')).toMatch(/relation \\"students\\" does not exist/);
});

test('a call is refused when the login session can’t be checked [asvs:16.5.3]', async () => {
  expect(await caller.status(auth.token)).toBe(204);
  await sql`alter table tokens rename to renamed`.execute(database.db);
  for (const route of [auth.token, auth.user, students.list]) expect(await caller.status(route)).toBe(500);
});
