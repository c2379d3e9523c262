import { setTimeout as pause } from 'node:timers/promises';

import { imports } from '@memocartes/contract/imports/imports.routes';
import { sessions } from '@memocartes/contract/learning/sessions/sessions.routes';
import { sql } from 'kysely';

import { createClassroom } from '../../testing/classroom.ts';
import { testWithTwoConnections, waitForLock } from '../../testing/races.ts';
import { type TestServer, testServer } from '../../testing/server.ts';

let server: TestServer;
beforeAll(async () => void (server = await testServer()));
afterAll(() => server.close());

testWithTwoConnections('while an import is being written, a teacher of the school can open a session', async () => {
  const { school, class_, teacher, schoolAdmin } = await createClassroom(server);
  const target = await server.seed.class({ schools_id: school.id, name: 'CP B' });
  const student = { firstname: 'Lou', lastname: 'Roy', gender: null, birthdate: null, level: null };
  const locked = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  // The import waits for the locked class after it has locked the school.
  const locking = server.db.transaction().execute(async (trx) => {
    await sql`select from classes where id = ${target.id} for update`.execute(trx);
    locked.resolve();
    await released.promise;
  });
  await locked.promise;
  const importing = server
    .as(schoolAdmin)
    .call(imports.validStudents, { id: target.id, body: { rows: [{ line: 2, student }] } });
  await waitForLock(server.db);
  const opening = server.as(teacher).call(sessions.open, { body: { classes_id: class_.id } });
  const outcome = await Promise.race([opening.then(({ status }) => status), pause(3_000, 'waits', { ref: false })]);
  released.resolve();
  await locking;
  expect((await importing).status).toBe(201);
  await opening;
  expect(outcome).toBe(201);
});
