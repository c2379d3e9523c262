import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { imports } from '@memocartes/contract/imports/imports.routes';
import { students } from '@memocartes/contract/students/students.routes';
import { sql } from 'kysely';

import { type Db, openDatabase } from '../../database/database.ts';
import { openTestDatabase, startMigratedEmbedded } from '../../testing/database.ts';
import { startProcess } from '../../testing/processes/process.ts';
import { testWithTwoConnections, waitForLock } from '../../testing/races.ts';
import { createSeed } from '../../testing/seed.ts';
import { callerOf } from '../../testing/server.ts';

const nbStudents = 3_000;
const student = { lastname: 'Kill', gender: null, birthdate: null, level: 'CE1' };
const rows = Array.from({ length: nbStudents }, (_none, n) => ({
  line: n + 2,
  student: { ...student, firstname: `Ada ${n}` },
}));

async function prepare(db: Db) {
  const seed = createSeed(db);
  const class_ = await seed.class();
  return { id: class_.id, token: (await seed.schoolAdmin({ schoolId: class_.schools_id })).token };
}

type ImportTarget = Awaited<ReturnType<typeof prepare>>;

/** The response, or undefined if the server died first. */
const runImport = (origin: string, { id, token }: ImportTarget) =>
  callerOf(origin, { authorization: `Bearer ${token}` })
    .call(imports.validStudents, { id, body: { rows } })
    .catch(() => undefined);

/** Number of students; also checks that as many seats are used. */
const countStudents = async (db: Db) => {
  const count = await db
    .selectFrom('students')
    .select(({ fn }) => fn.countAll<number>().as('nb'))
    .executeTakeFirstOrThrow();
  const seats = await db
    .selectFrom('schools')
    .select(({ fn }) => fn.sum<number>('nb_students').as('nb'))
    .executeTakeFirstOrThrow();
  expect(seats.nb).toBe(count.nb);
  return count.nb;
};

async function prepareEmbedded(folder: string): Promise<ImportTarget> {
  await mkdir(join(folder, 'database'));
  const embedded = await startMigratedEmbedded(join(folder, 'database', 'pglite'));
  const db = openDatabase({ url: embedded.url, max: 1 });
  const target = await prepare(db);
  await db.destroy();
  await embedded.stop();
  return target;
}

/** Number of students that the school admin sees once the server runs again. */
const countSeen = async (origin: string, { token }: ImportTarget) =>
  (await callerOf(origin, { authorization: `Bearer ${token}` }).body(students.list)).count;

test('embedded database: kill -9 during an import leaves all of its students or none [import.whole] [asvs:2.3.3]', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'memocartes-kill-'));
  const target = await prepareEmbedded(folder);
  const killed = await startProcess({ DATA_DIR: folder });
  const response = runImport(killed.origin, target);
  await sleep(150);
  await killed.kill();
  await response;
  const server = await startProcess({ DATA_DIR: folder });
  expect([0, nbStudents]).toContain(await countSeen(server.origin, target));
  expect((await runImport(server.origin, target))?.status).toBe(201);
  expect(await countSeen(server.origin, target)).toBe(nbStudents);
  await server.kill();
  await rm(folder, { recursive: true, force: true });
}, 180_000);

testWithTwoConnections(
  'PostgreSQL: an import killed during its insert leaves no student; the next import writes all',
  async () => {
    const { db, url, stop } = await openTestDatabase();
    const target = await prepare(db);
    const server = await startProcess({ DATABASE_URL: url });
    await db.transaction().execute(async (trx) => {
      await sql`lock table students in share mode`.execute(trx); // Allows reads, but not the inserts of the import.
      const response = runImport(server.origin, target);
      await waitForLock(db);
      await server.kill();
      expect(await response).toBeUndefined();
    });
    await sleep(500);
    expect(await countStudents(db)).toBe(0);
    const next = await startProcess({ DATABASE_URL: url });
    expect((await runImport(next.origin, target))?.body.count).toBe(nbStudents);
    await next.kill();
    expect(await countStudents(db)).toBe(nbStudents);
    await stop();
  },
  60_000,
);
