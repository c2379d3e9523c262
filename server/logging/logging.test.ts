import { auth } from '@memocartes/contract/auth/auth.routes';

import { buildApp } from '../app/app.ts';
import { readConfig } from '../config/config.ts';
import { openTestDatabase, type TestDatabase } from '../testing/database.ts';
import { createSeed } from '../testing/seed.ts';
import { callerOf } from '../testing/server.ts';

let database: TestDatabase;
beforeAll(async () => (database = await openTestDatabase()));
afterAll(() => database.stop());

test('logs contain no token, password, address or name [privacy.logs] [asvs:16.2.5] [asvs:14.2.1]', async () => {
  const lines: string[] = [];
  const { db } = database;
  const person = await createSeed(db).teacher();
  const config = { ...readConfig({ DEMO: 'true', LOG_LEVEL: 'debug' }), publicUrl: 'http://127.0.0.1' };
  const app = await buildApp({ db: database.scoped, config }, { write: (line) => lines.push(line) });
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  const bearer = { authorization: `Bearer ${person.token}` };
  const caller = callerOf(origin, bearer);
  const body = await caller.body(auth.tempToken);
  await callerOf(origin).call(auth.ticket, { body: { ticket: body.token } });
  await callerOf(origin).call(auth.login, { body: { email: person.email, password: 'Sésame-2026!' } });
  await callerOf(origin).call(auth.reset, { body: { email: person.email } });
  await caller.call(auth.check, { email: person.email });
  await fetch(`${origin}/?token=${body.token}`, { headers: { ...bearer, cookie: `token=${person.token}` } });
  await fetch(`${origin}/api/auth/token?token=${body.token}`);
  await app.close();

  const log = lines.join('');
  expect(log).toContain('"path":"/api/auth/ticket"');
  for (const secret of [
    person.token,
    body.token,
    'Sésame',
    person.email,
    encodeURIComponent(person.email),
    person.lastname,
  ]) {
    expect(log).not.toContain(secret);
  }
});

test('logged errors, and the errors that they contain, have no e-mail address [privacy.logs]', async () => {
  const lines: string[] = [];
  const config = { ...readConfig({ DEMO: 'true' }), publicUrl: 'http://127.0.0.1' };
  const app = await buildApp({ db: database.scoped, config }, { write: (line) => lines.push(line) });
  const refused = new Error('Message failed: 550 5.1.1 <lea.martin+ecole@exemple.fr>: Recipient address rejected');
  refused.stack = `${refused.message}\n    at file:///srv/node_modules/@scope/mail@1.2.0/index.js:1:2`;
  app.log.error({ err: new AggregateError([refused], 'retention failed') }, 'job failed');
  await app.close();
  const { err } = JSON.parse(lines.at(-1)!) as {
    err: { message: string; errors: { message: string; stack: string }[] };
  };
  expect(err.message).toBe('retention failed');
  expect(err.errors[0]!.message).toBe('Message failed: 550 5.1.1 <:email>: Recipient address rejected');
  expect(err.errors[0]!.stack).toContain('/node_modules/@scope/mail@1.2.0/index.js:1:2');
  expect(lines.join('')).not.toContain('exemple.fr');
});

test('an error that contains a long word is logged immediately', async () => {
  const lines: string[] = [];
  const config = { ...readConfig({ DEMO: 'true' }), publicUrl: 'http://127.0.0.1' };
  const app = await buildApp({ db: database.scoped, config }, { write: (line) => lines.push(line) });
  const start = performance.now();
  app.log.error({ err: new Error('x'.repeat(50_000)) }, 'job failed');
  expect(performance.now() - start).toBeLessThan(2_000);
  await app.close();
  expect(lines.join('')).toContain('job failed');
});
