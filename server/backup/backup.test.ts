import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

import { auth } from '@memocartes/contract/auth/auth.routes';
import { sql } from 'kysely';

import { start } from '../app/start.ts';
import { hashPassword } from '../auth/credentials/password-hash.ts';
import { readConfig } from '../config/config.ts';
import { type Db, openDatabase } from '../database/database.ts';
import { startEmbedded } from '../database/embedded/embedded.ts';
import { lockFolder } from '../database/embedded/lock.ts';
import { migrate } from '../database/migrate/migrate.ts';
import { blankOnServer } from '../testing/data/blank.ts';
import { startMigratedEmbedded } from '../testing/database.ts';
import { runCommandFile } from '../testing/processes/command.ts';
import { startMachinePostgres } from '../testing/processes/machine-postgres.ts';
import { createSeed } from '../testing/seed.ts';
import { callerOf } from '../testing/server.ts';
import { readManifest } from './manifest.ts';
import { restoreServer } from './postgres.ts';
import { readLastBackup } from './record-backup.ts';

const password = 'Sésame-de-rentrée-2026!';
const folder = mkdtempSync(join(tmpdir(), 'memocartes-backup-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Fills a database with a school, people and a file. @returns the address of an account with `password` */
async function fill(db: Db): Promise<string> {
  await migrate(db);
  const seed = createSeed(db);
  const school = await seed.school({ name: 'École d’Été\u00a0« Œuf »' });
  const teacher = await seed.teacher({ schoolId: school.id, account: { password_hash: await hashPassword(password) } });
  for (let n = 0; n < 30; n += 1) await seed.student({ schools_id: school.id });
  const data = Buffer.from(Array.from({ length: 5000 }, (_, n) => n % 256));
  await sql`insert into blobs (hash, type, size, data) values (sha256(${data}), 'image/png', 5000, ${data})`.execute(
    db,
  );
  await fillInvoice(db, school.id);
  return teacher.email;
}

const invoiceFile = Buffer.from('%PDF-1.7 facture');

/** An issued invoice with its file. */
async function fillInvoice(db: Db, schoolId: number): Promise<void> {
  await sql`
    with issued as (
      insert into invoices (
        schools_id, offers_id, invoice_periodicity, nb_students, nb_teachers, amount_cents, date_start,
        date_end, number, status, date_issue, date_due, buyer, seller
      )
      values (
        ${schoolId}, 4, 'ANNUAL', 1, 1, 0, '2020-01-01', '2020-12-31', 'F2026-00001', 'ISSUED', now(),
        now()::date + 30, '{}', '{}'
      )
      returning id
    )
    insert into invoices_files (invoices_id, bytes, sha256)
    select id, ${invoiceFile}, sha256(${invoiceFile})
    from issued
  `.execute(db);
}

/** Expects that a restored invoice's file matches its hash, and that invoice and file can't be changed. */
async function expectSameInvoice(db: Db): Promise<void> {
  const file = await db.selectFrom('invoices_files').selectAll().executeTakeFirstOrThrow();
  const digest = createHash('sha256').update(invoiceFile).digest('hex');
  expect(file.sha256.toString('hex')).toBe(digest);
  expect(createHash('sha256').update(file.bytes).digest('hex')).toBe(digest);
  await expect(sql`update invoices set number = 'F2026-00002'`.execute(db)).rejects.toThrow(/never changes/);
  await expect(sql`update invoices_files set bytes = 'x', sha256 = sha256('x')`.execute(db)).rejects.toThrow(
    /never changes/,
  );
}

/** Starts a server on the restored database. @returns the HTTP status of a sign-in */
async function signInStatus(env: Record<string, string>, email: string): Promise<number> {
  const settings = readConfig({ DEMO: 'true', DEMO_DATABASE: 'true', LOG_LEVEL: 'silent', PORT: '0', ...env });
  const { address, stop } = await start({ ...settings, DEMO: false });
  const status = await callerOf(address).status(auth.login, { body: { email, password } });
  await stop();
  return status;
}

const backupsIn = (path: string) => readdirSync(path).filter((name) => !name.endsWith('.json'));

async function backUp(env: Record<string, string>, to: string): Promise<string> {
  const created = await runCommandFile('backup', ['--to', to], env);
  expect(created).toMatchObject({ code: 0, output: expect.stringContaining('1 fichiers') as unknown });
  return join(to, backupsIn(to)[0]!);
}

async function onEmbedded<R>(dataDir: string, act: (db: Db) => Promise<R>, start = startEmbedded): Promise<R> {
  const release = lockFolder(join(dataDir, 'database'));
  const embedded = await start(join(dataDir, 'database/pglite'));
  const db = openDatabase({ url: embedded.url, max: 1 });
  try {
    return await act(db);
  } finally {
    await db.destroy();
    await embedded.stop();
    release();
  }
}

test('after a backup of the stopped embedded database is restored elsewhere, a person can sign in; an invoice’s file is unchanged; a database in use, a filled database without --force, and a damaged file are refused [portal.backup] [invoices.file] [invoices.kept]', async () => {
  const [from, to, backups] = ['from', 'to', 'embedded'].map((name) => join(folder, name)) as [string, string, string];
  const email = await onEmbedded(from, fill, startMigratedEmbedded);
  const release = lockFolder(join(from, 'database'));
  const busy = await runCommandFile('backup', ['--to', backups], { DATA_DIR: from });
  expect(busy).toMatchObject({ code: 1, output: expect.stringContaining('déjà utilisé') as unknown });
  release();

  const file = await backUp({ DATA_DIR: from }, backups);
  expect(statSync(file).mode & 0o077).toBe(0);
  const restored = await runCommandFile('restore', ['--from', file], { DATA_DIR: to });
  expect(restored).toMatchObject({ code: 0, output: expect.stringContaining('vérifiée') as unknown });
  expect(await signInStatus({ DATA_DIR: to }, email)).toBe(200);
  await onEmbedded(to, expectSameInvoice);

  const refused = await runCommandFile('restore', ['--from', file], { DATA_DIR: to });
  expect(refused).toMatchObject({ code: 1, output: expect.stringContaining('--force embedded') as unknown });
  const forced = await runCommandFile('restore', ['--from', file, '--force', 'embedded'], { DATA_DIR: to });
  expect(forced.code).toBe(0);

  const bytes = readFileSync(file);
  bytes[bytes.length >> 1]! ^= 1;
  writeFileSync(file, bytes);
  const damaged = await runCommandFile('restore', ['--from', file, '--force', 'embedded'], { DATA_DIR: to });
  expect(damaged).toMatchObject({ code: 1, output: expect.stringContaining('abîmé') as unknown });
}, 180_000);

const machine = await startMachinePostgres();
afterAll(async () => (typeof machine === 'string' ? undefined : machine.stop()));
if (typeof machine === 'string') process.stderr.write(`Backups of PostgreSQL are not tested here: ${machine}.\n`);
const onMachine = typeof machine === 'string' ? test.skip : test;
const serverUrl = typeof machine === 'string' ? '' : machine.url;

onMachine(
  'after a backup of PostgreSQL during writes is restored into an empty database, a person can sign in; an invoice’s file is unchanged; a filled database is replaced only with --force and its name [invoices.file]',
  async () => {
    const from = await blankOnServer(serverUrl);
    const to = await blankOnServer(serverUrl);
    try {
      const email = await fill(from.db);
      const seed = createSeed(from.db);
      const { id: schools_id } = await from.db.selectFrom('schools').select('id').executeTakeFirstOrThrow();
      const writing = new AbortController();
      const writes = (async () => {
        while (!writing.signal.aborted) {
          await seed.student({ schools_id });
          await pause(5);
        }
      })();
      const file = await backUp({ DATABASE_URL: from.url }, join(folder, 'server')).finally(() => writing.abort());
      await writes;
      expect(await readLastBackup(from.db)).toMatchObject({ is_late: false });

      const restored = await runCommandFile('restore', ['--from', file], { DATABASE_URL: to.url });
      expect(restored).toMatchObject({ code: 0, output: expect.stringContaining('vérifiée') as unknown });
      await createSeed(to.db).student({ schools_id }); // Fails if a restored sequence assigns an id twice.
      expect(await signInStatus({ DATABASE_URL: to.url }, email)).toBe(200);
      await expectSameInvoice(to.db);

      const refused = await runCommandFile('restore', ['--from', file], { DATABASE_URL: to.url });
      const name = new URL(to.url).pathname.slice(1);
      expect(refused).toMatchObject({ code: 1, output: expect.stringContaining(`--force ${name}`) as unknown });
      const other = await runCommandFile('restore', ['--from', file, '--force', 'postgres'], { DATABASE_URL: to.url });
      expect(other.code).toBe(1);
      await to.db.deleteFrom('students').execute();
      const forced = await runCommandFile('restore', ['--from', file, '--force', name], { DATABASE_URL: to.url });
      expect(forced).toMatchObject({ code: 0, output: expect.stringContaining('vérifiée') as unknown });
    } finally {
      await from.stop();
      await to.stop();
    }
  },
  180_000,
);

onMachine(
  'a backup may last longer than the timeouts that are set on the database [portal.backup]',
  async () => {
    const from = await blankOnServer(serverUrl);
    const to = await blankOnServer(serverUrl);
    try {
      await fill(from.db);
      for (const { db, url } of [from, to]) {
        for (const name of ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout']) {
          await sql`alter database ${sql.id(new URL(url).pathname.slice(1))} set ${sql.id(name)} = '20ms'`.execute(db);
        }
      }
      const file = await backUp({ DATABASE_URL: from.url }, join(folder, 'timeouts'));
      const restored = await runCommandFile('restore', ['--from', file], { DATABASE_URL: to.url });
      expect(restored).toMatchObject({ code: 0, output: expect.stringContaining('vérifiée') as unknown });
    } finally {
      await from.stop();
      await to.stop();
    }
  },
  180_000,
);

onMachine(
  'restoring a truncated archive changes nothing',
  async () => {
    const from = await blankOnServer(serverUrl);
    const to = await blankOnServer(serverUrl);
    try {
      await fill(from.db);
      await fill(to.db);
      const backups = join(folder, 'cut');
      const file = await backUp({ DATABASE_URL: from.url }, backups);
      const manifest = await readManifest(file);
      const bytes = readFileSync(file);
      writeFileSync(file, bytes.subarray(0, Math.floor(bytes.length * 0.8)));
      const name = new URL(to.url).pathname.slice(1);
      await expect(restoreServer(to.url, file, manifest, name)).rejects.toThrow(/a échoué/);
      expect(await to.db.selectFrom('students').select('id').execute()).toHaveLength(30);
    } finally {
      await from.stop();
      await to.stop();
    }
  },
  180_000,
);

onMachine('missing and outdated tools are named with the remedy', async () => {
  // Not in the temporary folder, where some machines forbid executable files (`noexec`).
  const bin = join(import.meta.dirname, '../../.cache/old-postgres');
  mkdirSync(bin, { recursive: true });
  try {
    const env = { DATABASE_URL: serverUrl, PG_BIN_DIR: bin };
    const missing = await runCommandFile('backup', ['--to', folder], env);
    expect(missing).toMatchObject({ code: 1, output: expect.stringContaining('postgresql-client') as unknown });
    writeFileSync(join(bin, 'pg_dump'), '#!/bin/sh\necho "pg_dump (PostgreSQL) 12.4"\n', { mode: 0o755 });
    const old = await runCommandFile('backup', ['--to', folder], env);
    expect(old).toMatchObject({ code: 1, output: expect.stringContaining('version 12, plus ancienne') as unknown });
  } finally {
    rmSync(bin, { recursive: true });
  }
});
