import { auth } from '@memocartes/contract/auth/auth.routes';

import { buildApp } from '../app/app.ts';
import { readConfig } from '../config/config.ts';
import type { TestDatabase } from '../testing/database.ts';
import { openTestDatabase } from '../testing/database.ts';
import { createSeed } from '../testing/seed.ts';
import { callerOf } from '../testing/server.ts';

let database: TestDatabase;
beforeAll(async () => (database = await openTestDatabase()));
afterAll(() => database.stop());

test('logs contain no token, password, address or name [privacy.logs] [asvs:16.2.5] [asvs:14.2.1] [asvs:16.2.1]', async () => {
  const lines: string[] = [];
  const { db } = database;
  const person = await createSeed(db).teacher();
  const config = { ...readConfig({ DEMO: 'true', LOG_LEVEL: 'debug' }), publicUrl: 'http://127.0.0.1' };
  const app = await buildApp({ db: database.scoped, config }, { write: (line) => lines.push(line) });
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  const bearer = { authorization: `Bearer ${person.token}` };
  const as = callerOf(origin, bearer);
  const { body } = await as.call(auth.tempToken);
  await callerOf(origin).call(auth.ticket, { body: { ticket: body.token } });
  await callerOf(origin).call(auth.login, { body: { email: person.email, password: 'Sésame-2026!' } });
  await callerOf(origin).call(auth.reset, { body: { email: person.email } });
  await as.call(auth.check, { email: person.email });
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
  ])
    expect(log).not.toContain(secret);
});
